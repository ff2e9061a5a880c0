import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import { errorWords } from '@/lib/cms/jobs/error-words'
import { recordLeadEvent } from '@/lib/cms/leads/record-lead-event'
import { retryDelayMs } from '@/lib/mail/retry-delay'
import type { Lead } from '@/payload-types'

import { describeLead } from './describe-lead'
import type { LeadReceiver } from './lead-receiver'
import { readCrm } from './read-crm'

const perLook = 20
/** Whoever holds a lead for so long has ended. */
const claimedForMs = 10 * 60_000
/** About a day: then somebody must look. */
export const mostAttempts = 60

const dueAt = (now: Date): Where => ({
  and: [{ crmState: { equals: 'pending' } }, { crmNextAttemptAt: { less_than_equal: now.toISOString() } }],
})

const inMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

type Progress = Pick<Lead, 'crmState' | 'crmNextAttemptAt' | 'crmLastError'>

const note = (payload: Payload, id: string, data: Partial<Progress>) =>
  payload.db.updateOne({ collection: 'leads', id, data, returning: false })

async function findDue(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: dueAt(now),
    sort: 'createdAt',
    select: { form: true },
    limit: perLook,
    pagination: false,
    depth: 0,
    // The worker looks for what is due; only ids come out.
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/** Short, for the studio: what went wrong, without anything of the lead. */
const reasonOf = (error: unknown): string => {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isLate ? 'The CRM did not answer in time' : errorWords(error).slice(0, 200)
}

async function noteFailure(payload: Payload, lead: Lead, error: unknown, now: Date): Promise<void> {
  const { id, crmAttempts: attempts } = lead
  const reason = reasonOf(error)
  const hasEnded = attempts >= mostAttempts
  payload.logger.warn({ msg: `Lead ${id} could not be passed on to the CRM`, reason, attempts })
  if (hasEnded)
    await recordLeadEvent(payload, { lead: id, kind: 'passFailed', text: reason, key: `crm:${id}:failed` })
  await note(payload, id, {
    crmState: hasEnded ? 'failed' : 'pending',
    crmLastError: reason,
    crmNextAttemptAt: inMs(now, retryDelayMs(attempts)),
  })
}

async function passOn(payload: Payload, receiver: LeadReceiver, id: string, now: Date): Promise<void> {
  const claimed = await claimRow<Lead>(payload, {
    collection: 'leads',
    id,
    due: dueAt(now),
    data: { crmNextAttemptAt: inMs(now, claimedForMs), crmAttempts: { $inc: 1 } },
  })
  if (!claimed) return
  try {
    // The worker passes on what an administrator told it to, to where the administrator said.
    const lead = await payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
    await receiver.send(await describeLead(payload, lead))
    await note(payload, id, { crmState: 'sent', crmLastError: null })
    await recordLeadEvent(payload, { lead: id, kind: 'passedOn', key: `crm:${id}:sent` })
  } catch (error) {
    await noteFailure(payload, claimed, error, now)
  }
}

/** The CRM is gone from the settings: what waited for it waits no longer. */
async function dropWaiting(payload: Payload, due: string[]): Promise<void> {
  for (const id of due) await note(payload, id, { crmState: 'off' })
}

/**
 * Passes on the leads that wait for the CRM, one after the other. The worker's task; repeatable: a lead may arrive twice
 * and carries a key by which the receiver knows it.
 *
 * @param crm where to; read from the settings when left out
 */
export async function passOnLeads(payload: Payload, now: Date, crm?: LeadReceiver): Promise<void> {
  const due = await findDue(payload, now)
  if (due.length === 0) return
  const receiver = crm ?? (await readCrm(payload))?.receiver
  if (!receiver) return dropWaiting(payload, due)
  for (const id of due) await passOn(payload, receiver, id, now)
}
