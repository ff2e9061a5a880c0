import type { Payload, Where } from 'payload'

import { purchaseOffer } from '@/forms/purchase-offer'
import { secondEmail } from '@/forms/purchase-offer/offer-facts'
import { agencyOfferLetter, buyerLetter, secondLetter } from '@/forms/purchase-offer/offer-letters'
import { claimRow } from '@/lib/cms/jobs/claim-row'
import { queueForAgency, queueForVisitor } from '@/lib/cms/lead-effects/queue-letters'
import { recordLeadEvent } from '@/lib/cms/leads/record-lead-event'
import { queueForCrm } from '@/lib/crm/queue-for-crm'
import type { Lead } from '@/payload-types'

import { stepOffer } from './step-offer'

const perLook = 50

async function findOffers(payload: Payload, where: Where): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ form: { equals: 'purchaseOffer' } }, where] },
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

/** Of an offer that was never confirmed nobody needs to hear that it ended. */
async function queueLetters(payload: Payload, lead: Lead): Promise<void> {
  const { offerState: state, offerConfirmedAt } = lead
  if (!state || state === 'awaitingConfirmation' || !offerConfirmedAt) return
  const common = { payload, form: purchaseOffer, lead, event: state }
  await queueForVisitor({ ...common, make: (facts) => buyerLetter(facts, state) })
  const second = secondEmail(lead)
  if (second) await queueForVisitor({ ...common, make: (facts) => secondLetter(facts, state) }, second)
  await queueForAgency({ ...common, make: (facts) => agencyOfferLetter(facts, state) })
}

async function tellOne(payload: Payload, id: string): Promise<void> {
  // The worker carries on what a step began; nobody else sees what is read.
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
  const { offerState: state } = lead
  if (!state) return
  await queueLetters(payload, lead)
  await queueForCrm(payload, lead)
  // Should the process have ended between the step and its line in the history.
  if (state !== 'awaitingConfirmation')
    await recordLeadEvent(payload, { lead: id, kind: 'offer', to: state, key: `offer:${id}:${state}` })
  // Only of this state: another step may have been taken in the meantime, and is told at the next look.
  await claimRow(payload, {
    collection: 'leads',
    id,
    due: { and: [{ offerNews: { equals: 'pending' } }, { offerState: { equals: state } }] },
    data: { offerNews: 'done' },
  })
}

/** Ends offers whose last day is over and queues the mails about every new state. The worker's task; repeatable. */
export async function tellOffers(payload: Payload, now: Date): Promise<void> {
  await expire(payload, now)
  for (const id of await findOffers(payload, { offerNews: { equals: 'pending' } })) {
    try {
      await tellOne(payload, id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      payload.logger.error({ msg: `The mails about offer ${id} could not be queued`, reason })
    }
  }
}
