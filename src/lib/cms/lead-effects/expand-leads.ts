import type { Payload, Where } from 'payload'

import { retryDelayMs } from '@/lib/mail/retry-delay'
import type { Lead } from '@/payload-types'

import { breathe } from '../jobs/breathe'
import { claimRow } from '../jobs/claim-row'
import { errorWords } from '../jobs/error-words'

import { expandLead } from './expand-lead'

const perLook = 50
const mostRestMs = 150
/** Whoever holds a lead for so long has ended. */
const claimedForMs = 10 * 60_000
/** About ten hours: then somebody must look. */
const mostAttempts = 32

const dueAt = (now: Date): Where => ({
  and: [
    { effects: { equals: 'pending' } },
    {
      or: [
        { effectsNextAttemptAt: { exists: false } },
        { effectsNextAttemptAt: { less_than_equal: now.toISOString() } },
      ],
    },
  ],
})

const inMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

type Progress = Pick<Lead, 'effects' | 'effectsNextAttemptAt' | 'effectsLastError'>

const note = (payload: Payload, id: string, data: Partial<Progress>) =>
  payload.db.updateOne({ collection: 'leads', id, data, returning: false })

async function expandOne(payload: Payload, id: string, now: Date): Promise<void> {
  const claimed = await claimRow<Pick<Lead, 'id' | 'effectsAttempts'>>(payload, {
    collection: 'leads',
    id,
    due: dueAt(now),
    data: { effectsNextAttemptAt: inMs(now, claimedForMs), effectsAttempts: { $inc: 1 } },
    select: { effectsAttempts: true },
  })
  if (!claimed) return
  try {
    // The worker carries on what a visitor's submission began; nobody else sees what is read.
    const lead = await payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
    await expandLead(payload, lead)
    await note(payload, id, { effects: 'done', effectsLastError: null })
  } catch (error) {
    const { effectsAttempts: attempts } = claimed
    payload.logger.error({ msg: `What follows from lead ${id} was not done`, reason: errorWords(error) })
    await note(payload, id, {
      effects: attempts >= mostAttempts ? 'failed' : 'pending',
      effectsLastError: errorWords(error),
      effectsNextAttemptAt: inMs(now, retryDelayMs(attempts)),
    })
  }
}

async function findDue(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: dueAt(now),
    sort: 'createdAt',
    select: { form: true },
    limit: perLook,
    pagination: false,
    depth: 0,
    // Only ids come out; see above.
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/**
 * Makes mails and all else out of the leads that came in, one after the other, until there are none left. The worker's
 * task.
 */
export async function expandLeads(payload: Payload, now: Date): Promise<void> {
  for (let due = await findDue(payload, now); due.length > 0; due = await findDue(payload, now)) {
    for (const id of due) {
      const since = performance.now()
      await expandOne(payload, id, now)
      await breathe(since, mostRestMs)
    }
  }
}
