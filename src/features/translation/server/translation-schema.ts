import type { Field, Payload } from 'payload'

import { textSchema, type TextSchema } from '@/features/translation/model/text-schema'
import { isSettings, type SearchedPlace } from '@/features/translation/model/found-texts'

const schemas = new WeakMap<object, TextSchema>()

function fieldsOf({ collections, globals }: Payload, slug: SearchedPlace): Field[] {
  if (!isSettings(slug)) return collections[slug].config.fields
  return globals.config.find((global) => global.slug === slug)?.fields ?? []
}

/** The localized text fields of a collection or of settings; computed once from the configuration. */
export function translationSchema(payload: Payload, slug: SearchedPlace): TextSchema {
  const fields = fieldsOf(payload, slug)
  const known = schemas.get(fields)
  if (known) return known
  const schema = textSchema(fields, (kind) => payload.config.blocks?.find((block) => block.slug === kind))
  schemas.set(fields, schema)
  return schema
}
