import type { Payload, Where } from 'payload'

import { queueForCrm, recordLeadEvent } from '@/features/leads/server/api'
import { forEachRow, logFailures } from '@/lib/payload/for-each-row'
import { processQueue } from '@/lib/queue/process-queue'
import type { Lead } from '@/payload-types'

import { queueOfferEmails } from './queue-offer-emails'
import { offerQueue, transitionOffer } from './transition-offer'

const maxExpiredPerRun = 50

async function expireOffers(payload: Payload, now: Date): Promise<void> {
  const over: Where = {
    and: [
      { form: { equals: 'purchaseOffer' } },
      { offerState: { in: ['awaitingConfirmation', 'received'] } },
      { offerUntil: { less_than_equal: now.toISOString() } },
    ],
  }
  const due = { collection: 'leads', where: over, limit: maxExpiredPerRun, sort: 'offerUntil' } as const
  const failures = await forEachRow(payload, { ...due, select: {} }, ({ id }) =>
    transitionOffer(payload, { id, to: 'expired', now }),
  )
  logFailures(payload, 'offers', failures)
}

async function notifyOne(payload: Payload, lead: Lead): Promise<void> {
  const { id, offerState: state } = lead
  if (!state) return
  // A failure of one task must not prevent the others. All are repeatable.
  const results = await Promise.allSettled([
    queueOfferEmails(payload, lead),
    queueForCrm(payload, lead),
    // Missing when the process ended between the transition and its event in the history.
    state !== 'awaitingConfirmation' &&
      recordLeadEvent(payload, { lead: id, kind: 'offer', to: state, key: `offer:${id}:${state}` }),
  ])
  const failure = results.find((each) => each.status === 'rejected')
  if (failure) throw failure.reason
}

/**
 * Task of the worker: ends offers whose last day is over and queues the e-mails about every new state to buyers and
 * agency.
 */
export async function notifyParties(payload: Payload, clock = () => new Date()): Promise<void> {
  await expireOffers(payload, clock())
  await processQueue(payload, offerQueue, { handle: (lead) => notifyOne(payload, lead), clock })
}
