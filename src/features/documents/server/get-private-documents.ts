import 'server-only'

import { relatedId } from '@/lib/values/read-value'
import { chosenDocuments, findRequestableDocuments, type RequestableDocument } from './api'
import { openDocument, type OpenDocument } from './open-document'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from '@/lib/payload/payload-client'

/**
 * The documents of a validated private link, as currently offered: without withdrawn ones and those that need the
 * agency’s approval. Null if the request was erased.
 */
export async function getPrivateDocuments(
  lead: string,
  locale: Locale,
): Promise<RequestableDocument[] | null> {
  const payload = await payloadClient()
  const request = await payload.findByID({
    collection: 'leads',
    id: lead,
    depth: 0,
    disableErrors: true,
    select: { form: true, property: true, answers: true },
    // The caller has verified the signed link of exactly this lead, which grants access to the documents it
    // requested.
    overrideAccess: true,
  })
  const property = request?.form === 'documentRequest' ? relatedId(request.property) : null
  if (!request || property === null) return null
  const offered = await findRequestableDocuments(payload, property, locale)
  return chosenDocuments(offered, request.answers).filter(({ needsApproval }) => !needsApproval)
}

async function openRequestedDocument({ id, title }: RequestableDocument): Promise<OpenDocument | null> {
  const payload = await payloadClient()
  const document = await payload.findByID({
    collection: 'documents',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true, mimeType: true },
    // The caller has checked that this document was requested and is offered.
    overrideAccess: true,
  })
  return document && openDocument(payload, { ...document, title })
}

/** A file of a private link; null if it is not, or no longer, among its documents, `gone` if none is left. */
export async function openPrivateDocument(
  lead: string,
  document: string,
  locale: Locale,
): Promise<OpenDocument | 'gone' | null> {
  const documents = await getPrivateDocuments(lead, locale)
  if (documents?.length === 0) return 'gone'
  const requested = documents?.find(({ id }) => id === document)
  return requested ? openRequestedDocument(requested) : null
}
