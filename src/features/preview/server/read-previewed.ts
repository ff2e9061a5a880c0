import 'server-only'

import type { TypedUser } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { PreviewedCollection, PreviewedGlobal } from '@/features/preview/model/previewed'
import type { TypedData } from '@/features/preview/server/typed-data'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import type { Config, Property } from '@/payload-types'

import { pageRelations } from '@/features/content/server/reads'
import { projectRelations } from '@/features/projects/server/reads'
import { propertyRelations } from '@/features/property-page/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { isOneOf } from '@/lib/values/read-value'

/** The viewer: a member of staff, or the holder of a link for this document. */
export type PreviewReader = { by: 'staff'; user: TypedUser } | { by: 'link' }

/** The same depth and relations as the public read of each kind. */
const relationsOf = {
  pages: { depth: 1, populate: pageRelations },
  articles: { depth: 1 },
  modules: { depth: 1 },
  properties: { depth: 2, populate: propertyRelations },
  projects: { depth: 2, populate: projectRelations },
} as const

/** The latest stored draft in one language; null when there is none, or the reader may not read it. */
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
      : // We signed the link for this document, for a member of staff who may read the draft. Private fields are removed by
        // `asVisitorsSee`, which reads as a visitor.
        await payload.findByID({ ...options, disableErrors: true, overrideAccess: true })
  return draft && { ...draft }
}

/**
 * An unpublished document as visitors would see it: with public relations, and without private fields.
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
    // Replaces the stored data; hooks, access rules of fields and relations are applied as usual.
    data: { ...data, id },
    ...relationsOf[collection],
    // The data is in one language already.
    flattenLocales: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  // Payload's type depends on the populated relations, which differ by kind.
  return document as unknown as Config['collections'][C]
}

/** The latest draft of settings; null for settings without drafts. Only members of staff preview settings. */
async function readStoredSettings(slug: PreviewedGlobal, locale: Locale): Promise<TypedData | null> {
  if (!isOneOf(draftedGlobals, slug)) return null
  const payload = await payloadClient()
  const stored = await payload.findGlobal({
    slug,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
    // Every member of staff may read drafts of these settings; `asVisitorsSeeGlobal` removes private fields.
    overrideAccess: true,
  })
  return { ...stored }
}

/** A global as visitors would see it with the unsaved values; as its draft is stored without them. */
export async function asVisitorsSeeGlobal<G extends PreviewedGlobal>(
  slug: G,
  locale: Locale,
  typed: TypedData | null,
): Promise<Config['globals'][G]> {
  const payload = await payloadClient()
  const data = typed ?? (await readStoredSettings(slug, locale))
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

/** The newest public property, for previewing settings of all properties. */
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
