import type { CollectionSlug, Where } from 'payload'

import {
  isPublishedPerLanguage,
  showsUntitled,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import type { Viewer } from './read-dashboard'

const isEmpty = (field: string): Where => ({
  or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }],
})

const latest: Where = { and: [{ latest: { equals: true } }, { 'version.deletedAt': { exists: false } }] }

/**
 * How many documents are absent in a language, as the language overview calls it (`publicationStates`): their latest
 * version has no title there, and they are not online in it; a property, which needs no title, is also not offered there.
 * Counted by the database, because a site may have thousands of properties.
 *
 * @param title the field that is the title of the collection
 */
export async function countAbsent(
  { payload, user }: Viewer,
  collection: TranslatedCollection,
  title: string,
  locale: Locale,
): Promise<number> {
  const slug: CollectionSlug = collection
  const options = { collection: slug, locale, user, overrideAccess: false } as const
  const unwritten: Where = { and: [latest, isEmpty(`version.${title}`)] }
  const offered = (field: string): Where[] =>
    isPublishedPerLanguage(collection) ? [{ [field]: { in: [locale] } }] : []
  const isDraft: Where = { 'version._status': { equals: 'draft' } }
  const [all, drafts, untitled] = await Promise.all([
    payload.countVersions({ ...options, where: unwritten }),
    payload.findVersions({
      ...options,
      where: { and: [unwritten, isDraft] },
      depth: 0,
      limit: 0,
      pagination: false,
      select: { parent: true, version: { publishedIn: true } },
    }),
    showsUntitled(collection)
      ? payload.countVersions({ ...options, where: { and: [unwritten, ...offered('version.publishedIn')] } })
      : { totalDocs: 0 },
  ])
  // Offered drafts of properties are among the untitled ones.
  const isCounted = (version: unknown) =>
    showsUntitled(collection) && isRecord(version) && Array.isArray(version.publishedIn)
      ? version.publishedIn.includes(locale)
      : false
  const ids = drafts.docs.filter(({ version }) => !isCounted(version)).map(({ parent }) => String(parent))
  const isOnline: Where = {
    and: [
      { id: { in: ids } },
      { _status: { equals: 'published' } },
      ...offered('publishedIn'),
      ...(showsUntitled(collection) ? [] : [{ [title]: { exists: true } }]),
    ],
  }
  const online = ids.length === 0 ? { totalDocs: 0 } : await payload.count({ ...options, where: isOnline })
  return all.totalDocs - untitled.totalDocs - online.totalDocs
}
