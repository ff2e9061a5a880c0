import type { Payload } from 'payload'

import { textSchema, type TextSchema } from '@/features/translation/model/text-schema'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

const schemas = new WeakMap<object, TextSchema>()

/** The localized text fields of a collection; computed once from its configuration. */
export function translationSchema(payload: Payload, slug: TranslatedCollection): TextSchema {
  const { fields } = payload.collections[slug].config
  const known = schemas.get(fields)
  if (known) return known
  const schema = textSchema(fields, (kind) => payload.config.blocks?.find((block) => block.slug === kind))
  schemas.set(fields, schema)
  return schema
}
