import type { Payload, Where } from 'payload'

import { queueForCrm, recordLeadEvent, queueForAgency, queueForVisitor } from '@/features/leads/server/api'
import { forEachRow, logFailures } from '@/lib/payload/for-each-row'
import { processQueue } from '@/lib/queue/process-queue'
import type { Lead } from '@/payload-types'
import { getFormRegistry } from '@/features/submissions/server/api'
import { secondEmail } from '@/features/offers/model/offer-facts'
import { agencyOfferEmail, buyerEmail, secondBuyerEmail } from '@/features/offers/emails/offer-emails'
import { formatError } from '@/lib/values/format-error'
import { isRefusedEmail } from '@/lib/email/queue-email'

import { offerQueue, transitionOffer } from './transition-offer'

/**
 * Queues the e-mails about the state of an offer, that of the agency first; a failure of one does not prevent the
 * others. An e-mail refused by the outbox, such as one with an invalid e-mail address, is not tried again. The end of an
 * offer that was never confirmed causes no e-mail.
 *
 * @throws any other error: then all of it may be repeated
 */
async function queueOfferEmails(payload: Payload, lead: Lead): Promise<void> {
  const { offerState: state, offerConfirmedAt } = lead
  if (!state || state === 'awaitingConfirmation' || !offerConfirmedAt) return
  const common = { payload, form: getFormRegistry(payload).forms.purchaseOffer, lead, event: state }
  const second = secondEmail(lead)
  const messages = [
    () => queueForAgency({ ...common, make: (facts) => agencyOfferEmail(facts, state) }),
    () => queueForVisitor({ ...common, make: (facts) => buyerEmail(facts, state) }),
    ...(second
      ? [() => queueForVisitor({ ...common, make: (facts) => secondBuyerEmail(facts, state) }, second)]
      : []),
  ]
  const failures: unknown[] = []
  for (const queue of messages) await queue().catch((error: unknown) => failures.push(error))
  for (const refused of failures.filter(isRefusedEmail))
    payload.logger.error({ msg: `A mail about offer ${lead.id} was refused`, reason: formatError(refused) })
  const failure = failures.find((each) => !isRefusedEmail(each))
  if (failure) throw failure
}

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
