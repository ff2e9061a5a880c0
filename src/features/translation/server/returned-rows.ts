import type { CollectionConfig, CollectionSlug, Field, FieldHook, GlobalConfig, GlobalSlug } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { mapFields } from '@/lib/payload/fields/map-fields'
import { findRow, newestVersions, rowsOf, type Row } from '@/lib/payload/stored-rows'
import { isRecord } from '@/lib/values/read-value'

import { holdsTexts } from './close-to-translators'
import { mergeBlockLocales } from './merge-block-locales'

type HookArguments = Parameters<FieldHook>[0]

/** Versions that a request has read, by the document. */
const readBefore = new WeakMap<object, Map<string, Promise<unknown[]>>>()

/** The newest versions of the saved document, with their texts by language; once for each request. */
function readVersions({ collection, global, originalDoc, req }: HookArguments): Promise<unknown[]> {
  const { id } = originalDoc as { id?: string }
  const options = newestVersions(req)
  const find = async () => {
    if (global?.versions) {
      const { docs } = await req.payload.findGlobalVersions({ slug: global.slug as GlobalSlug, ...options })
      return docs.map(({ version }) => version)
    }
    if (!collection?.versions) return []
    const { docs } = await req.payload.findVersions({
      collection: collection.slug as CollectionSlug,
      where: { parent: { equals: id } },
      ...options,
    })
    return docs.map(({ version }) => version)
  }
  const ofRequest = readBefore.get(req) ?? new Map<string, Promise<unknown[]>>()
  readBefore.set(req, ofRequest)
  const key = `${collection?.slug ?? global?.slug}/${String(id)}`
  const versions = ofRequest.get(key) ?? find()
  ofRequest.set(key, versions)
  return versions
}

/** The row with this id in a list of the document, at any depth. */
function findDeep(value: unknown, list: string, id: string): Row | undefined {
  const children = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  const row = isRecord(value) ? findRow(value[list], id) : undefined
  if (row) return row
  for (const child of children) {
    const rowInside = findDeep(child, list, id)
    if (rowInside) return rowInside
  }
  return undefined
}

/**
 * A removed row of a list that an editor brings back arrives in the edited language alone. The other languages are taken
 * from a version that has the row: it is added to the stored document, and Payload keeps the languages that were not sent.
 */
const takeLanguagesBack: FieldHook = async (args) => {
  const { value, field, operation, req, siblingDocWithLocales } = args
  const { name } = field
  if (operation !== 'update' || !name || !siblingDocWithLocales) return value
  // With all languages at once no language is missing. Imports bring no removed rows back.
  if (!isLocale(req.locale) || !staffRole(req.user)) return value
  const stored: unknown = siblingDocWithLocales[name]
  for (const row of rowsOf(value)) {
    if (!row.id || findRow(stored, row.id)) continue
    const { id } = row
    const removed = (await readVersions(args)).map((version) => findDeep(version, name, id)).find(Boolean)
    if (removed)
      siblingDocWithLocales[name] = [
        ...rowsOf(siblingDocWithLocales[name]),
        mergeBlockLocales(removed, row, req.locale),
      ]
  }
  return value
}

const withHook = (field: Field): Field =>
  field.type === 'array' && !field.localized && holdsTexts(field.fields)
    ? {
        ...field,
        hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), takeLanguagesBack] },
      }
    : field

/** The lists within a block, whose removed rows can be brought back in all languages. Blocks do that by themselves. */
export const withReturnedRowsInBlock = <T extends { fields: Field[] }>(schema: T): T => ({
  ...schema,
  fields: mapFields(schema.fields, withHook),
})

/**
 * The lists of a document or a setting, whose removed rows can be brought back in all languages; without versions nothing
 * has the removed row.
 */
export const withReturnedRows = <T extends CollectionConfig | GlobalConfig>(schema: T): T =>
  schema.versions ? withReturnedRowsInBlock(schema) : schema
