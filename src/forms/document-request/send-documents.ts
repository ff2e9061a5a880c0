import type { Payload } from 'payload'

import { queueForAgency, queueForVisitor } from '@/lib/cms/lead-effects/queue-letters'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { noteDocumentRequest } from '@/lib/documents/document-requests'
import { chosenDocuments, findRequestableDocuments } from '@/lib/documents/requestable-documents'
import type { Lead } from '@/payload-types'

import { documentRequest } from '.'
import { agencyDocumentsLetter, documentsLetter, type SentDocuments } from './document-letters'

const dayInMs = 24 * 60 * 60 * 1000
/** How long the links of a mail work. */
const linkDays = 7

async function sortOut(payload: Payload, lead: Lead): Promise<SentDocuments | null> {
  const property = relatedId(lead.property)
  const email = lead.person?.email
  if (property === null || !email) return null
  const offered = await findRequestableDocuments(payload, property, lead.language)
  const sorted: SentDocuments = {
    isNew: [],
    askedBefore: [],
    needApproval: [],
    until: new Date(Date.now() + linkDays * dayInMs),
  }
  for (const document of chosenDocuments(offered, lead.answers)) {
    const asked = { email, lead: lead.id, property, document: document.id }
    const isFirst = await noteDocumentRequest(payload, asked)
    if (document.needsApproval) sorted.needApproval.push(document)
    else if (isFirst) sorted.isNew.push(document)
    else sorted.askedBefore.push(document)
  }
  return sorted
}

/** Mails a visitor the links to what was asked for, and tells the agency. Repeatable. */
export async function sendDocuments(payload: Payload, lead: Lead): Promise<void> {
  const documents = await sortOut(payload, lead)
  if (!documents) return
  const common = { payload, form: documentRequest, lead }
  await queueForVisitor({ ...common, make: (facts) => documentsLetter(facts, documents) })
  await queueForAgency({ ...common, make: (facts) => agencyDocumentsLetter(facts, documents) })
}
