import { createLocalReq, type CollectionSlug, type FlattenedField, type Payload } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

import { isLocale, type Locale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'

import { readSiteLanguage } from './read-latest'

/** A request for a page of the studio. */
interface NewDocument {
  /** Of the path below `/admin/`. */
  segments: readonly string[]
  query: Readonly<Record<string, string | string[]>>
  headers: Headers
}

/** Whether documents have texts in several languages; every list of blocks has some. */
const hasTexts = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      field.type === 'blocks' ||
      ('localized' in field && field.localized === true) ||
      ('flattenedFields' in field && hasTexts(field.flattenedFields)),
  )

const collectionOf = (payload: Payload, [area, slug, action, ...rest]: readonly string[]) =>
  area === 'collections' && action === 'create' && rest.length === 0
    ? payload.config.collections.find((each) => each.slug === slug)
    : undefined

const withLanguage = (path: string, query: NewDocument['query'], locale: Locale): string => {
  const others = Object.entries(query).flatMap(([name, value]) =>
    name === 'locale' ? [] : [value].flat().map((each) => [name, each]),
  )
  return `/admin/collections/${path}/?${new URLSearchParams([['locale', locale], ...others]).toString()}`
}

/**
 * Where a page that asks for the form of a new document leads: to the language that it names, or else to the site's, not
 * to that of the editor's last text. Payload makes the document of a form that saves itself before it shows it, and leads
 * to it without the language: a studio that shows another one by then would save into that. So it is made here.
 *
 * @returns null when Payload answers: for all other pages, without a session, and when the user may not make one
 */
export async function newDocumentUrl(
  payload: Payload,
  { segments, query, headers }: NewDocument,
): Promise<string | null> {
  const collection = collectionOf(payload, segments)
  if (!collection || !hasTexts(collection.flattenedFields)) return null
  const named = isLocale(query.locale) ? query.locale : null
  const savesItself = hasAutosaveEnabled(collection)
  if (named && !savesItself) return null
  const { user } = await payload.auth({ headers })
  if (!user || staffRole(user) === null) return null
  const req = await createLocalReq({ user }, payload)
  req.headers = headers
  const locale = named ?? (await readSiteLanguage(req))
  if (!savesItself) return withLanguage(`${collection.slug}/create`, query, locale)
  if (!(await collection.access.create({ req }))) return null
  // The fields of this collection are not known here; a draft may lack them all.
  const { id } = await payload.create({
    collection: collection.slug as CollectionSlug,
    data: {},
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    req,
  } as Parameters<Payload['create']>[0])
  return withLanguage(`${collection.slug}/${id}`, query, locale)
}
