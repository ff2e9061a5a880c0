import type { Payload, Where } from 'payload'

import { readReceipt, signReceipt } from '@/features/submissions/server/api'
import type { Lead } from '@/payload-types'

async function findLead(payload: Payload, where: Where): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [where, { form: { equals: 'demandRegister' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // Of a submission whose key or signed receipt the visitor has; the person is not shown.
    overrideAccess: true,
  })
  return docs[0]
}

/** What the thank-you page of a saved search is shown with. */
export async function makeSearchReceipt(payload: Payload, submissionKey: string): Promise<string | null> {
  const lead = await findLead(payload, { idempotencyKey: { equals: submissionKey } })
  return lead ? signReceipt('search', lead.id) : null
}

/** The answers of a saved search; null when the receipt has expired or the lead was deleted. */
export async function readSavedSearch(
  payload: Payload,
  receipt: unknown,
): Promise<Record<string, unknown> | null> {
  const id = readReceipt('search', receipt)
  const lead = id && (await findLead(payload, { id: { equals: id } }))
  // Checked against the form before it was stored.
  return lead ? ((lead.answers ?? {}) as Record<string, unknown>) : null
}
