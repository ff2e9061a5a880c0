import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { fillAgencyTexts } from '@/lib/payload/agency-texts'

interface ReadOf<Document> {
  doc: Document
  /** False: the rights of the reader count. */
  overrideAccess?: boolean
  req: PayloadRequest
}

/** Staff and the system get texts as they are stored, because they may save them again. */
const isForVisitor = ({ overrideAccess, req: { context, user } }: ReadOf<unknown>): boolean =>
  context.isReadingAgencyDetails !== true &&
  (context.fillsAgencyDetails === true || (overrideAccess === false && staffRole(user) === null))

/** Reads of all languages get them as they are stored too. */
async function fillForVisitor<Document>(read: ReadOf<Document>): Promise<Document> {
  const { doc, req } = read
  return isForVisitor(read) && isLocale(req.locale) ? fillAgencyTexts(doc, req.locale, req) : doc
}

/** Visitors read the agency's details in the place of `{phone}` and the like, in every text of the collection. */
export function withAgencyDetails(collection: CollectionConfig): CollectionConfig {
  if (collection.auth) return collection
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), fillForVisitor] } }
}

/** Adds the details to the texts of a global, as `withAgencyDetails` does for a collection. */
export function withGlobalAgencyDetails(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), fillForVisitor] } }
}
