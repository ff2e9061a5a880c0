import type { Field, Payload } from 'payload'

import { textSchema, type TextSchema } from '@/features/translation/model/text-schema'
import { isSettings, type SearchedPlace } from '@/features/translation/model/matching-texts'

const schemas = new WeakMap<object, TextSchema>()
const searched = new WeakMap<object, TextSchema>()

function fieldsOf({ collections, globals }: Payload, slug: SearchedPlace): Field[] {
  if (!isSettings(slug)) return collections[slug].config.fields
  return globals.config.find((global) => global.slug === slug)?.fields ?? []
}

function schemaOf(payload: Payload, slug: SearchedPlace, withLinks: boolean): TextSchema {
  const fields = fieldsOf(payload, slug)
  const cachedSchemas = withLinks ? searched : schemas
  const cachedSchema = cachedSchemas.get(fields)
  if (cachedSchema) return cachedSchema
  const findBlock = (kind: string) => payload.config.blocks?.find((block) => block.slug === kind)
  const schema = textSchema(fields, findBlock, withLinks)
  cachedSchemas.set(fields, schema)
  return schema
}

/** The localized text fields of a collection or of settings; computed once from the configuration. */
export const translationSchema = (payload: Payload, slug: SearchedPlace): TextSchema =>
  schemaOf(payload, slug, false)

/** The same with the addresses of links. */
export const searchSchema = (payload: Payload, slug: SearchedPlace): TextSchema =>
  schemaOf(payload, slug, true)
