import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import { errorWords } from '@/lib/cms/jobs/error-words'
import { recordLeadEvent } from '@/lib/cms/leads/record-lead-event'
import { queueForCrm } from '@/lib/crm/queue-for-crm'
import { retryDelayMs } from '@/lib/mail/retry-delay'

import { queueOfferLetters } from './queue-offer-letters'
import { stepOffer } from './step-offer'

const perLook = 50

/** Offers that could not be told, and when this process tries again: they hold up none of the others. */
const held = new Map<string, { attempts: number; until: number }>()

async function findOffers(payload: Payload, where: Where): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ form: { equals: 'purchaseOffer' } }, where] },
    sort: 'updatedAt',
    depth: 0,
    limit: perLook,
    pagination: false,
    select: { form: true },
    // The worker looks for what is due; only ids come out.
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

async function expire(payload: Payload, now: Date): Promise<void> {
  const ended = await findOffers(payload, {
    and: [
      { offerState: { in: ['awaitingConfirmation', 'received'] } },
      { offerUntil: { less_than_equal: now.toISOString() } },
    ],
  })
  for (const id of ended) await stepOffer(payload, { id, to: 'expired', now })
}

async function tellOne(payload: Payload, id: string): Promise<void> {
  // The worker carries on what a step began; nobody else sees what is read.
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
  const { offerState: state } = lead
  if (!state) return
  // Each of these is done whatever becomes of the others, and all of them are repeatable.
  const done = await Promise.allSettled([
    queueOfferLetters(payload, lead),
    queueForCrm(payload, lead),
    // Should the process have ended between the step and its line in the history.
    state !== 'awaitingConfirmation' &&
      recordLeadEvent(payload, { lead: id, kind: 'offer', to: state, key: `offer:${id}:${state}` }),
  ])
  const failure = done.find((each) => each.status === 'rejected')
  if (failure) throw failure.reason
  // Only of this state: another step may have been taken in the meantime, and is told at the next look.
  await claimRow(payload, {
    collection: 'leads',
    id,
    due: { and: [{ offerNews: { equals: 'pending' } }, { offerState: { equals: state } }] },
    data: { offerNews: 'done' },
  })
}

async function tellOrHold(payload: Payload, id: string, now: Date): Promise<void> {
  try {
    await tellOne(payload, id)
    held.delete(id)
  } catch (error) {
    const attempts = (held.get(id)?.attempts ?? 0) + 1
    held.set(id, { attempts, until: now.getTime() + retryDelayMs(attempts) })
    payload.logger.error({
      msg: `The mails about offer ${id} could not be queued`,
      reason: errorWords(error),
    })
  }
}

/** Ends offers whose last day is over and queues the mails about every new state. The worker's task; repeatable. */
export async function tellOffers(payload: Payload, now: Date): Promise<void> {
  await expire(payload, now)
  const waiting = [...held].filter(([, { until }]) => until > now.getTime()).map(([id]) => id)
  const due: Where[] = [
    { offerNews: { equals: 'pending' } },
    ...(waiting.length > 0 ? [{ id: { not_in: waiting } }] : []),
  ]
  for (const id of await findOffers(payload, { and: due })) await tellOrHold(payload, id, now)
}
