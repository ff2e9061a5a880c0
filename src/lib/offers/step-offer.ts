import type { Payload, PayloadRequest, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import { recordLeadEvent } from '@/lib/cms/leads/record-lead-event'
import { offerStepsFrom, type OfferState } from '@/lib/leads/offer-states'
import type { Lead } from '@/payload-types'

interface OfferStep {
  id: string
  to: Exclude<OfferState, 'awaitingConfirmation'>
  now?: Date
  /** Who decided; left out for the buyer and the clock. */
  by?: PayloadRequest['user']
}

/** After its last day an offer can only expire. */
const inTime = ({ to }: OfferStep, now: Date): Where =>
  to === 'expired'
    ? { offerUntil: { less_than_equal: now.toISOString() } }
    : { offerUntil: { greater_than: now.toISOString() } }

/**
 * Takes an offer one step on, if it is where that step begins: one write decides between a buyer who withdraws, an
 * agency that accepts and the clock. The mails follow from the new state (`tellOffers`).
 *
 * @returns whether the step was taken now
 */
export async function stepOffer(payload: Payload, step: OfferStep): Promise<boolean> {
  const { id, to, now = new Date(), by } = step
  const moment = now.toISOString()
  const claimed = await claimRow<Lead>(payload, {
    collection: 'leads',
    id,
    due: {
      and: [
        { form: { equals: 'purchaseOffer' } },
        { offerState: { in: offerStepsFrom[to] } },
        inTime(step, now),
      ],
    },
    data: {
      offerState: to,
      offerNews: 'pending',
      ...(to === 'received' && { offerConfirmedAt: moment }),
      ...((to === 'accepted' || to === 'refused') && { offerDecidedAt: moment }),
    },
  })
  if (!claimed) return false
  await recordLeadEvent(payload, { lead: id, kind: 'offer', to, key: `offer:${id}:${to}`, by })
  return true
}
