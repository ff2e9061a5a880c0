import 'server-only'

import path from 'node:path'
import type { Readable } from 'node:stream'

import { relatedId } from '@/lib/values/read-value'
import { chosenDocuments, findRequestableDocuments, type RequestableDocument } from './api'
import type { Locale } from '@/lib/i18n/locales'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { reportMissingFile } from '@/lib/uploads/missing-files'
import { slugify } from '@/lib/values/slugify'

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

export interface OpenDocument {
  stream: Readable
  bytes: number
  contentType: string
  /** Derived from the title. */
  filename: string
}

async function openFile(id: string, title: string): Promise<OpenDocument | null> {
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
  if (!document?.filename) return null
  const name = path.basename(document.filename)
  const file = await (await siteStorage()).open(fileFolders.documents + name)
  if (!file) {
    await reportMissingFile(payload, 'documents', name)
    return null
  }
  return {
    stream: await file.read(),
    bytes: file.bytes,
    contentType: document.mimeType ?? 'application/octet-stream',
    filename: `${slugify(title) || 'document'}${path.extname(name)}`,
  }
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
  return requested ? openFile(requested.id, requested.title) : null
}
