import type { PayloadRequest, Where } from 'payload'

import { toLocale, type Locale } from '@/lib/i18n/locales'
import {
  describeLanguages,
  type DocumentLanguages,
  type StoredTranslations,
} from '@/features/translation/model/describe-languages'
import type { TextSchema } from '@/features/translation/model/text-schema'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { translationSchema } from './translation-schema'

/** Fields besides the texts of a document; Payload leaves out those that a collection does not have. */
const always = {
  _status: true,
  publishedIn: true,
  staleTexts: true,
  studioTitle: true,
  name: true,
} as const

const selectTexts = ({ nodes }: TextSchema): Record<string, true> => ({
  ...always,
  ...Object.fromEntries(nodes.map(({ name }) => [name, true])),
})

/** The default language of the site. */
async function readSiteLanguage(req: PayloadRequest): Promise<Locale> {
  const { languageDefault } = await req.payload.findGlobal({
    slug: 'siteConfig',
    select: { languageDefault: true },
    depth: 0,
    overrideAccess: false,
    req: nestedRequest(req),
  })
  return toLocale(languageDefault)
}

const notInTrash: Where = { 'version.deletedAt': { exists: false } }

/**
 * The languages of a collection's documents in their latest versions, drafts included.
 *
 * It reads only these fields from the database, without Payload's read hooks, which process all fields of a property and
 * would take most of the time. It therefore checks itself that the reader is a member of staff, who may read every draft
 * of these collections, and leaves out trashed documents.
 *
 * @param id of one document; all documents when left out
 */
export async function readTranslations(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id?: string,
): Promise<DocumentLanguages[]> {
  if (staffRole(req.user) === null) return []
  const schema = translationSchema(req.payload, collection)
  const [siteLanguage, { docs }] = await Promise.all([
    readSiteLanguage(req),
    req.payload.db.queryDrafts({
      collection,
      where: id === undefined ? notInTrash : { and: [notInTrash, { parent: { equals: id } }] },
      select: { parent: true, version: selectTexts(schema) },
      locale: 'all',
      limit: 0,
      pagination: false,
      req: nestedRequest(req),
    }),
  ])
  const options = { collection, schema, siteLanguage, language: req.i18n.language }
  return (docs as unknown as StoredTranslations[]).map((document) => describeLanguages(document, options))
}
