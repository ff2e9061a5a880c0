import type { Payload } from 'payload'

import { getFormRegistry } from '@/features/submissions/server/api'
import { secondEmail } from '@/features/offers/model/offer-facts'
import { agencyOfferEmail, buyerEmail, secondBuyerEmail } from '@/features/offers/emails/offer-emails'
import { formatError } from '@/lib/values/format-error'
import { queueForAgency, queueForVisitor } from '@/features/leads/server/api'
import { isRefusedEmail } from '@/lib/email/queue-email'
import type { Lead } from '@/payload-types'

/**
 * Queues the e-mails about the state of an offer, that of the agency first; a failure of one does not prevent the
 * others. An e-mail refused by the outbox, such as one with an invalid e-mail address, is not tried again. The end of an
 * offer that was never confirmed causes no e-mail.
 *
 * @throws any other error: then all of it may be repeated
 */
export async function queueOfferEmails(payload: Payload, lead: Lead): Promise<void> {
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
