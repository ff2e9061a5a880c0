import type { Payload } from 'payload'

import { queueForAgency, queueForVisitor } from '@/features/leads/server/api'
import { daysAfter } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'
import { recordDocumentRequest } from '@/features/documents/server/document-requests'
import { chosenDocuments, findRequestableDocuments } from '@/features/documents/server/requestable-documents'
import type { Lead } from '@/payload-types'

import { documentRequest } from './document-request'
import {
  agencyDocumentsEmail,
  documentsEmail,
  type SentDocuments,
} from '@/features/documents/emails/document-emails'

/** Validity of the links in an e-mail. */
const linkDays = 7

async function sortOut(payload: Payload, lead: Lead): Promise<SentDocuments | null> {
  const property = relatedId(lead.property)
  const email = lead.person?.email
  if (property === null || !email) return null
  const offered = await findRequestableDocuments(payload, property, lead.language)
  const sorted: SentDocuments = {
    isNew: [],
    requestedBefore: [],
    needApproval: [],
    until: daysAfter(new Date(), linkDays),
  }
  for (const document of chosenDocuments(offered, lead.answers)) {
    const requestRow = { email, lead: lead.id, property, document: document.id }
    const isFirst = await recordDocumentRequest(payload, requestRow)
    if (document.needsApproval) sorted.needApproval.push(document)
    else if (isFirst) sorted.isNew.push(document)
    else sorted.requestedBefore.push(document)
  }
  return sorted
}

/** Sends a visitor the links to the requested documents and informs the agency. Repeatable. */
export async function sendDocuments(payload: Payload, lead: Lead): Promise<void> {
  const documents = await sortOut(payload, lead)
  if (!documents) return
  const common = { payload, form: documentRequest, lead }
  await queueForVisitor({ ...common, make: (facts) => documentsEmail(facts, documents) })
  await queueForAgency({ ...common, make: (facts) => agencyDocumentsEmail(facts, documents) })
}
