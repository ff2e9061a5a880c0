import type { CollectionSlug, Field, Payload } from 'payload'

import { makeMinimal, type Made } from './minimal-document'

/** A document that refers to another one. */
export interface Attached extends Made {
  collection: CollectionSlug
  /** Path of the referring field, such as `person.country`. */
  field: string
}

interface Reference {
  field: string
  /** The value of the field that refers to this document. */
  valueFor: (id: string) => unknown
}

/** The fields that refer to a collection, groups included; those inside arrays and blocks are left out. */
function referencesTo(slug: CollectionSlug, fields: Field[], prefix = ''): Reference[] {
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        referencesTo(slug, tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    if (field.type === 'row' || field.type === 'collapsible') return referencesTo(slug, field.fields, prefix)
    if (field.type === 'group')
      return referencesTo(
        slug,
        field.fields,
        'name' in field && field.name ? `${prefix}${field.name}.` : prefix,
      )
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const { relationTo, hasMany, localized } = field
    if (![relationTo].flat().includes(slug)) return []
    const one = (id: string) => (Array.isArray(relationTo) ? { relationTo: slug, value: id } : id)
    const all = (id: string) => (hasMany ? [one(id)] : one(id))
    // The database gets the values of all languages.
    return [{ field: `${prefix}${field.name}`, valueFor: (id) => (localized ? { fr: all(id) } : all(id)) }]
  })
}

/** `a.b` and a value as `{ a: { b: value } }`. */
const nest = (path: string, value: unknown): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>

/** Stores one document for every field of every collection that may refer to this document. */
export async function attachEverything(
  payload: Payload,
  slug: CollectionSlug,
  { id }: Made,
): Promise<Attached[]> {
  const attached: Attached[] = []
  for (const config of payload.config.collections) {
    if (config.slug.startsWith('payload-')) continue
    const collection = config.slug as CollectionSlug
    for (const { field, valueFor } of referencesTo(slug, config.fields)) {
      const made = await makeMinimal(payload, collection)
      // Written directly: the rules of the collection do not matter here.
      await payload.db.updateOne({ collection, id: made.id, data: nest(field, valueFor(id)) })
      attached.push({ id: made.id, collection, field })
    }
  }
  return attached
}
