import 'server-only'

import type { TypedUser } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { PreviewedCollection, PreviewedGlobal } from '@/lib/preview/previewed'
import type { TypedData } from '@/lib/preview/typed-data'
import type { Config, Property } from '@/payload-types'

import { pageRelations } from './get-page'
import { projectRelations } from './get-project'
import { propertyRelations } from './get-property'
import { payloadClient } from './payload-client'

/** Who looks: a member of staff, or whoever holds a link, which names the document. */
export type PreviewReader = { by: 'staff'; user: TypedUser } | { by: 'link' }

/** Read the way the public read of the same kind does it. */
const relationsOf = {
  pages: { depth: 1, populate: pageRelations },
  articles: { depth: 1 },
  modules: { depth: 1 },
  properties: { depth: 2, populate: propertyRelations },
  projects: { depth: 2, populate: projectRelations },
} as const

/** The latest draft as it is stored, in one language; null when there is none, or none for this reader. */
export async function readStoredDraft(
  collection: PreviewedCollection,
  id: string,
  locale: Locale,
  reader: PreviewReader,
): Promise<TypedData | null> {
  const payload = await payloadClient()
  const options = { collection, id, locale, fallbackLocale: false, draft: true, depth: 0 } as const
  const draft =
    reader.by === 'staff'
      ? await payload.findByID({ ...options, disableErrors: true, overrideAccess: false, user: reader.user })
      : // The link was signed by us for this document, for a member of staff who may read the draft. What is private
        // in it is taken away by `asVisitorsSee`, which reads as a visitor.
        await payload.findByID({ ...options, disableErrors: true, overrideAccess: true })
  return draft && { ...draft }
}

/**
 * A document that is not public, as visitors would see it: with the relations that are public, and without the fields
 * that are not.
 *
 * @param data its fields in that language, stored or typed
 */
export async function asVisitorsSee<C extends PreviewedCollection>(
  collection: C,
  id: string,
  locale: Locale,
  data: TypedData,
): Promise<Config['collections'][C]> {
  const payload = await payloadClient()
  const document = await payload.findByID({
    collection,
    id,
    // Replaces what is stored; hooks, access rules of fields and relations go on as usual.
    data: { ...data, id },
    ...relationsOf[collection],
    // The data is in one language already.
    flattenLocales: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  // Payload's type follows the relations that were asked for, which differ from kind to kind.
  return document as unknown as Config['collections'][C]
}

/** A global as visitors would see it with what is typed; as it is stored when nothing is. */
export async function asVisitorsSeeGlobal<G extends PreviewedGlobal>(
  slug: G,
  locale: Locale,
  data: TypedData | null,
): Promise<Config['globals'][G]> {
  const payload = await payloadClient()
  const global = await payload.findGlobal({
    slug,
    ...(data && { data: { ...data, globalType: slug }, flattenLocales: false }),
    depth: slug === 'propertyDisplay' ? 0 : 1,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  return global as unknown as Config['globals'][G]
}

/** The newest public property, for what is arranged for all of them. */
export async function readNewestProperty(locale: Locale): Promise<Property | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { status: { equals: 'active' } },
    ...relationsOf.properties,
    sort: '-ref',
    limit: 1,
    pagination: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  return docs[0] ?? null
}
