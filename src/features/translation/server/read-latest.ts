import type { PayloadRequest, Where } from 'payload'

import { toLocale, type Locale } from '@/lib/i18n/locales'
import type { StoredTranslations } from '@/features/translation/model/describe-languages'
import type { TextSchema } from '@/features/translation/model/text-schema'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

import { nestedRequest } from '@/lib/payload/as-system'

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
  ...Object.fromEntries(nodes.map((node) => [('column' in node && node.column) || node.name, true])),
})

/** The default language of the site. */
export async function readSiteLanguage(req: PayloadRequest): Promise<Locale> {
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
 * The latest versions of a collection's documents in all languages, drafts included: only these fields, without Payload's
 * read hooks, which process all fields of a property and would take most of the time. The caller checks the reader.
 *
 * @param ids all documents when left out
 */
export async function readLatest(
  req: PayloadRequest,
  collection: TranslatedCollection,
  schema: TextSchema,
  ids?: readonly string[],
): Promise<StoredTranslations[]> {
  const { docs } = await req.payload.db.queryDrafts({
    collection,
    where: ids === undefined ? notInTrash : { and: [notInTrash, { parent: { in: [...ids] } }] },
    select: { parent: true, version: selectTexts(schema) },
    locale: 'all',
    limit: 0,
    pagination: false,
    req: nestedRequest(req),
  })
  return docs as unknown as StoredTranslations[]
}
