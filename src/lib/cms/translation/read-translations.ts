import type { PayloadRequest, Where } from 'payload'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'
import {
  describeLanguages,
  type DocumentLanguages,
  type StoredTranslations,
} from '@/lib/translation/describe-languages'
import type { TextSchema } from '@/lib/translation/text-schema'
import type { TranslatedCollection } from '@/lib/translation/translated-collections'

import { staffRole } from '../access'
import { nestedRequest } from '../nested-request'
import { translationSchema } from './translation-schema'

/** Beside the texts of a document: fields some collections have, and Payload leaves out where they have not. */
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
  return isLocale(languageDefault) ? languageDefault : sourceLocale
}

const notInTrash: Where = { 'version.deletedAt': { exists: false } }

/**
 * The languages of a collection's documents as their latest versions are, drafts included.
 *
 * It asks the database for just these fields and past Payload's reading hooks, which walk all fields of a property and
 * would take most of the time. So it checks by itself what those would: that the reader is of the staff, who may read
 * every draft of these collections, and that nothing in the trash is given.
 *
 * @param id of one document; left out: all of them
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
