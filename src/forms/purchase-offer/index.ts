import { addressFields } from '@/features/submissions/model/address-fields'
import { personFields } from '@/features/submissions/model/person-fields'

import { asSent } from '@/features/offers/model/offer-facts'
import { defineForm } from '@/features/submissions/model/define-form'

import { conditionsStep } from './conditions-step'
import { confirmEmail } from '@/features/offers/emails/offer-emails'
import { priceStep } from './price-step'
import { secondBuyerStep } from './second-buyer-step'

/** Free text of the buyer that the PDF contains. */
const onPaper = [
  ...['firstName', 'lastName', 'street', 'houseNumber', 'boxNr', 'zip', 'city', 'country'],
  ...['secondFirstName', 'secondLastName', 'secondAddress', 'amountWords', 'place', 'conditions'],
]

/**
 * A purchase offer of one or two people. It becomes valid when the buyer confirms it by the link of the e-mail; then
 * buyer and agency get the PDF, and both follow its state on a private page.
 */
export const purchaseOffer = defineForm({
  kind: 'purchaseOffer',
  about: 'property',
  steps: [
    {
      id: 'buyer',
      fields: [...personFields({ phone: 'required' }), ...addressFields({ required: true, country: true })],
    },
    secondBuyerStep,
    priceStep,
    conditionsStep,
  ],
  rules: [
    { rule: 'sameAmount', figures: 'amount', words: 'amountWords' },
    { rule: 'notBefore', field: 'endDate', other: 'startDate' },
    { rule: 'differs', field: 'secondEmail', other: 'email' },
    { rule: 'printable', fields: onPaper },
  ],
  leadAsSent: asSent,
  textValues: async () => (await import('@/features/offers/server/read-offer-facts')).readOfferTexts,
  feedback: '/thank-you/purchase-offer/',
  beforeStored: async () => (await import('@/features/offers/server/read-offer-facts')).prepareOffer,
  isWithdrawn: async () => (_, lead) => Promise.resolve(lead.offerState === 'withdrawn'),
  isConfirmed: async () => (_, lead) => Promise.resolve(Boolean(lead.offerConfirmedAt)),
  // The agency is informed once the offer is confirmed.
  emails: { agency: () => null, visitor: confirmEmail },
  fixture: async (locale) => (await import('./purchase-offer.fixture')).purchaseOfferFixture(locale),
})
