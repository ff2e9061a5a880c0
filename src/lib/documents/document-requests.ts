import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import { relatedId } from '@/lib/cms/hooks/related-id'
import { racingInsert } from '@/lib/cms/racing-insert'
import { env } from '@/lib/env'

const keyed = (...parts: string[]): string =>
  createHmac('sha256', env.payloadSecret)
    .update(JSON.stringify(['perron:document-request', ...parts]))
    .digest('base64url')

const plainEmail = (email: string): string => email.trim().toLowerCase()

/** What stands for an e-mail address among the document requests; the address itself is not kept there. */
export const documentEmailKey = (email: string): string => keyed(plainEmail(email))

/** Who asked for what. */
export interface DocumentRequest {
  email: string
  lead: string
  property: string
  document: string
}

/**
 * Notes that somebody asked for a document. Repeatable: for the same lead the answer stays the same.
 *
 * @returns whether this lead was the first of the address to ask for it
 */
export async function noteDocumentRequest(payload: Payload, asked: DocumentRequest): Promise<boolean> {
  const { email, lead, property, document } = asked
  const key = keyed(plainEmail(email), property, document)
  try {
    await payload.create({
      collection: 'documentRequests',
      data: { key, emailKey: documentEmailKey(email), lead, property, document },
      ...racingInsert,
      // Nobody writes here but the worker, from a stored lead.
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
      // Whether the row is that of this very lead; nothing else comes out.
      overrideAccess: true,
    })
    const [row] = docs
    if (!row) throw reason
    return relatedId(row.lead) === lead
  }
}
