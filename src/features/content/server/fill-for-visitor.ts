import type { PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { fillAgencyTexts } from '@/lib/payload/agency-texts'
import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'

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

const reason = 'visitors read the details of the agency in the place of `{phone}` and the like'

/** Visitors read the agency's details in every text of a collection. Accounts have no such texts. */
export const agencySteps = collectionSteps({
  fillForVisitor: {
    stage: 'finishRead',
    reason,
    for: { rule: 'has no accounts', fits: ({ auth }) => !auth },
    run: fillForVisitor,
  },
})

/** Fills the agency's details into the texts of settings, for visitors alone. */
export const globalAgencySteps = globalSteps({
  fillForVisitor: {
    stage: 'finishRead',
    reason,
    for: { rule: 'all', fits: () => true },
    run: fillForVisitor,
  },
})
