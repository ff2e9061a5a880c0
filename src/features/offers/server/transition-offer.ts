import type { Payload, PayloadRequest, Where } from 'payload'

import { recordLeadEvent } from '@/features/leads/server/api'
import { offerTransitionsFrom, type OfferState } from '@/features/leads/model/offer-states'
import { enqueue, type Queue } from '@/lib/queue/queue'
import type { Lead } from '@/payload-types'

/** Offers whose buyers and agency are still to be notified of the newest state. */
export const offerQueue: Queue<Lead> = {
  name: 'offers',
  collection: 'leads',
  columns: {
    state: 'offerNews',
    attempts: 'offerNewsAttempts',
    nextAttemptAt: 'offerNewsNextAttemptAt',
    requestId: 'requestId',
  },
  states: { pending: ['pending'], done: 'done' },
  batchSize: 50,
  maxRestMs: 150,
}

interface OfferTransition {
  id: string
  to: Exclude<OfferState, 'awaitingConfirmation'>
  now?: Date
  /** The member of staff who decided; left out for the buyer and for expiry. */
  by?: PayloadRequest['user']
}

/** After its last day an offer can only expire. */
const inTime = ({ to }: OfferTransition, now: Date): Where =>
  to === 'expired'
    ? { offerUntil: { less_than_equal: now.toISOString() } }
    : { offerUntil: { greater_than: now.toISOString() } }

/**
 * Changes the state of an offer if the transition is allowed. A single atomic write decides when a buyer withdraws, the
 * agency accepts and the offer expires at the same moment. The same write queues the e-mails about the new state
 * (`notifyParties`).
 *
 * @returns whether the offer changed its state
 */
export async function transitionOffer(payload: Payload, transition: OfferTransition): Promise<boolean> {
  const { id, to, now = new Date(), by } = transition
  const moment = now.toISOString()
  const isTaken = await enqueue(payload, offerQueue, {
    id,
    from: {
      and: [
        { form: { equals: 'purchaseOffer' } },
        { offerState: { in: offerTransitionsFrom[to] } },
        inTime(transition, now),
      ],
    },
    now,
    data: {
      offerState: to,
      ...(to === 'received' && { offerConfirmedAt: moment }),
      ...((to === 'accepted' || to === 'refused') && { offerDecidedAt: moment }),
    },
  })
  if (!isTaken) return false
  await recordLeadEvent(payload, { lead: id, kind: 'offer', to, key: `offer:${id}:${to}`, by })
  return true
}
