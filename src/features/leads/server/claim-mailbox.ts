import type { Payload } from 'payload'

import { claimTokenOnce } from '@/features/submissions/server/api'
import { mailboxOf } from '@/lib/email/email-address'
import { claimRow } from '@/lib/queue/claim-row'
import { daysAfter } from '@/lib/time/belgian-time'
import { keyedDigest } from '@/lib/values/digest'
import type { Lead } from '@/payload-types'

const collection = 'usedTokens'

/** Whether the claim with this key is this lead's own, or is over and now this lead's. */
async function takeOver(payload: Payload, key: string, lead: Lead, until: Date): Promise<boolean> {
  const owned = await payload.count({
    collection,
    where: { key: { equals: key }, until: { equals: until.toISOString() } },
    // The worker continues a visitor's submission; only whether the row exists is read.
    overrideAccess: true,
  })
  if (owned.totalDocs > 0) return true
  const { docs } = await payload.find({
    collection,
    where: { key: { equals: key }, until: { less_than_equal: lead.createdAt } },
    limit: 1,
    pagination: false,
    depth: 0,
    // The row is read for the program, which no visitor sees.
    overrideAccess: true,
  })
  const [over] = docs
  if (!over) return false
  const due = { until: { equals: over.until } }
  return (
    (await claimRow(payload, { collection, id: over.id, due, data: { until: until.toISOString() } })) !== null
  )
}

/**
 * Whether a lead may write to a mailbox that gets at most one such e-mail in so many days, by all senders together, in any
 * spelling of its address. Only a keyed hash is stored. Repeatable: the same lead may always.
 */
export async function claimMailbox(
  payload: Payload,
  lead: Lead,
  { to, template, days }: { to: string; template: string; days: number },
): Promise<boolean> {
  const key = keyedDigest(payload.secret, ['perron:mailbox', template, mailboxOf(to)]).toString('base64url')
  // The end identifies the lead: it is exact to the millisecond.
  const until = daysAfter(new Date(lead.createdAt), days)
  return (await claimTokenOnce(payload, key, until)) || takeOver(payload, key, lead, until)
}
