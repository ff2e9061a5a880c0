import type { Payload } from 'payload'

import { purchaseOffer } from '@/forms/purchase-offer'
import { secondEmail } from '@/forms/purchase-offer/offer-facts'
import { agencyOfferLetter, buyerLetter, secondLetter } from '@/forms/purchase-offer/offer-letters'
import { errorWords } from '@/lib/cms/jobs/error-words'
import { queueForAgency, queueForVisitor } from '@/lib/cms/lead-effects/queue-letters'
import { isRefusedLetter } from '@/lib/mail/queue-letter'
import type { Lead } from '@/payload-types'

/**
 * Queues what is written about the state of an offer, the agency's letter first; one that fails holds up none of the
 * others. What the outbox refuses, such as an address no mail can have, is not tried again. Of an offer that was never
 * confirmed nobody needs to hear that it ended.
 *
 * @throws what went wrong otherwise: then all of it may be done again
 */
export async function queueOfferLetters(payload: Payload, lead: Lead): Promise<void> {
  const { offerState: state, offerConfirmedAt } = lead
  if (!state || state === 'awaitingConfirmation' || !offerConfirmedAt) return
  const common = { payload, form: purchaseOffer, lead, event: state }
  const second = secondEmail(lead)
  const letters = [
    () => queueForAgency({ ...common, make: (facts) => agencyOfferLetter(facts, state) }),
    () => queueForVisitor({ ...common, make: (facts) => buyerLetter(facts, state) }),
    ...(second
      ? [() => queueForVisitor({ ...common, make: (facts) => secondLetter(facts, state) }, second)]
      : []),
  ]
  const failures: unknown[] = []
  for (const queue of letters) await queue().catch((error: unknown) => failures.push(error))
  for (const refused of failures.filter(isRefusedLetter))
    payload.logger.error({ msg: `A mail about offer ${lead.id} was refused`, reason: errorWords(refused) })
  const failure = failures.find((each) => !isRefusedLetter(each))
  if (failure) throw failure
}
