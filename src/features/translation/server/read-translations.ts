import type { PayloadRequest } from 'payload'

import { describeLanguages, type DocumentLanguages } from '@/features/translation/model/describe-languages'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

import { staffRole } from '@/lib/payload/access'
import { readLanguages } from '@/lib/payload/read-languages'
import { readLatest } from './read-latest'
import { readOnline } from './read-online'
import { translationSchema } from './translation-schema'

/**
 * The languages of a collection's documents in their latest versions, drafts included.
 *
 * It reads without Payload's access rules (`readLatest`). It therefore checks itself that the reader is a member of
 * staff, who may read every draft of these collections, and leaves out trashed documents.
 *
 * @param id of one document, or of several; all documents when left out
 */
export async function readTranslations(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id?: string | readonly string[],
): Promise<DocumentLanguages[]> {
  if (staffRole(req.user) === null) return []
  const schema = translationSchema(req.payload, collection)
  const [siteLanguages, latest] = await Promise.all([
    readLanguages(req.payload),
    readLatest(req, collection, schema, id === undefined ? undefined : [id].flat()),
  ])
  const drafts = latest.flatMap(({ id: each, _status }) => (_status === 'published' ? [] : [each]))
  const online = await readOnline(req, collection, drafts)
  const { enabled, default: siteLanguage } = siteLanguages
  const options = { collection, schema, siteLanguage, enabled, language: req.i18n.language }
  return latest.map((document) => {
    const onlineDocument = online.get(document.id)
    return describeLanguages(document, { ...options, ...(onlineDocument && { online: onlineDocument }) })
  })
}
