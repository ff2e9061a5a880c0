import type { Payload } from 'payload'

import { relatedId } from '@/lib/values/read-value'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { env } from '@/lib/env'
import { keyedDigest } from '@/lib/values/digest'

const keyed = (...parts: string[]): string =>
  keyedDigest(env.payloadSecret, ['perron:document-request', ...parts]).toString('base64url')

const plainEmail = (email: string): string => email.trim().toLowerCase()

/** Keyed hash of an e-mail address in the document requests; the e-mail address itself is not stored there. */
export const documentEmailKey = (email: string): string => keyed(plainEmail(email))

/** The lead, and what it requested. */
export interface DocumentRequest {
  email: string
  lead: string
  property: string
  document: string
}

/**
 * Records a document request. Idempotent: for the same lead the result stays the same.
 *
 * @returns whether this lead was the first of the e-mail address to request it
 * @throws the database error if the row could not be created and does not exist
 */
export async function recordDocumentRequest(payload: Payload, request: DocumentRequest): Promise<boolean> {
  const { email, lead, property, document } = request
  const key = keyed(plainEmail(email), property, document)
  try {
    await payload.create({
      collection: 'documentRequests',
      data: { key, emailKey: documentEmailKey(email), lead, property, document },
      ...uniqueInsert,
      // Written only by the worker, from a stored lead.
      overrideAccess: true,
    })
    return true
  } catch (reason) {
    const { docs } = await payload.find({
      collection: 'documentRequests',
      where: { key: { equals: key } },
      depth: 0,
      limit: 1,
      pagination: false,
      select: { lead: true },
      // Finds only the row of this lead; no other data is returned.
      overrideAccess: true,
    })
    const [row] = docs
    if (!row) throw reason
    return relatedId(row.lead) === lead
  }
}
