import 'server-only'

import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

import { relatedId } from '@/lib/cms/hooks/related-id'
import {
  chosenDocuments,
  findRequestableDocuments,
  type RequestableDocument,
} from '@/lib/documents/requestable-documents'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/routing/slugify'

import { payloadClient } from './payload-client'

/**
 * The documents a private link opens, as they are offered now: what was withdrawn since is gone, what needs the agency’s
 * approval never stands here. Null when the request has been erased. Only for whoever came by a link that was checked.
 */
export async function getMyDocuments(lead: string, locale: Locale): Promise<RequestableDocument[] | null> {
  const payload = await payloadClient()
  const request = await payload.findByID({
    collection: 'leads',
    id: lead,
    depth: 0,
    disableErrors: true,
    select: { form: true, property: true, answers: true },
    // The signed link to this very lead is the right to what it asked for.
    overrideAccess: true,
  })
  const property = request?.form === 'documentRequest' ? relatedId(request.property) : null
  if (!request || property === null) return null
  const offered = await findRequestableDocuments(payload, property, locale)
  return chosenDocuments(offered, request.answers).filter(({ needsApproval }) => !needsApproval)
}

export interface OpenDocument {
  stream: ReadStream
  bytes: number
  contentType: string
  /** Made of the title. */
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
    // The caller has checked that this very document was asked for and is offered.
    overrideAccess: true,
  })
  if (!document?.filename) return null
  const name = path.basename(document.filename)
  const file = path.join(env.privateDir, 'documents', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return {
    stream: createReadStream(file),
    bytes: found.size,
    contentType: document.mimeType ?? 'application/octet-stream',
    filename: `${slugify(title) || 'document'}${path.extname(name)}`,
  }
}

/** A file that a private link opens; null when it is not among its documents (any more). */
export async function openMyDocument(
  lead: string,
  document: string,
  locale: Locale,
): Promise<OpenDocument | null> {
  const documents = await getMyDocuments(lead, locale)
  const asked = documents?.find(({ id }) => id === document)
  return asked ? openFile(asked.id, asked.title) : null
}
