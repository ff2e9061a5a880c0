import { addressFields } from '@/features/submissions/model/address-fields'
import { personFields } from '@/features/submissions/model/person-fields'
import { asSent } from '@/features/offers/model/offer-facts'
import { defineForm } from '@/features/submissions/model/define-form'
import { confirmEmail } from '@/features/offers/emails/offer-emails'
import type { StepSchema } from '@/features/submissions/model/form-field'
import { largestOffer, maxOfferDays } from '@/features/leads/model/offer-states'
import { localized } from '@/lib/i18n/locales'

/** Conditions of the offer, and the deposit. */
const conditionsStep: StepSchema = {
  id: 'conditions',
  intro: localized(() => '{advance}'),
  fields: [
    {
      kind: 'radio',
      name: 'financing',
      required: true,
      options: ['own', 'loan'],
    },
    {
      kind: 'money',
      name: 'loanAmount',
      required: true,
      when: { field: 'financing', is: ['loan'] },
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: largestOffer,
    },
    {
      kind: 'textarea',
      name: 'conditions',
      autocomplete: 'off',
      maxLength: 3000,
    },
  ],
}

/** The price and the last day of the offer. */
const priceStep: StepSchema = {
  id: 'price',
  fields: [
    {
      kind: 'money',
      name: 'amount',
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: largestOffer,
    },
    {
      // Left empty, it is written from the figures: see `readOffer`.
      kind: 'text',
      name: 'amountWords',
      autocomplete: 'off',
      maxLength: 300,
    },
    {
      kind: 'date',
      name: 'startDate',
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: maxOfferDays,
    },
    {
      kind: 'date',
      name: 'endDate',
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: maxOfferDays,
    },
    {
      // Left empty, it is the town of the buyer.
      kind: 'text',
      name: 'place',
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
  ],
}

const together = { field: 'buyers', is: ['together'] }

/** Whether there is a second buyer, and their data. */
const secondBuyerStep: StepSchema = {
  id: 'secondBuyer',
  fields: [
    {
      kind: 'radio',
      name: 'buyers',
      required: true,
      options: ['alone', 'together'],
    },
    {
      kind: 'text',
      name: 'secondFirstName',
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'text',
      name: 'secondLastName',
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'email',
      name: 'secondEmail',
      when: together,
      autocomplete: 'off',
      width: 'half',
    },
    {
      kind: 'text',
      name: 'secondAddress',
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 200,
    },
  ],
}

/** Free text of the buyer that the PDF contains. */
const onPaper = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'boxNr',
  'zip',
  'city',
  'country',
  'secondFirstName',
  'secondLastName',
  'secondAddress',
  'amountWords',
  'place',
  'conditions',
]

/**
 * A purchase offer of one or two people. It becomes valid when the buyer confirms it by the link of the e-mail; then
 * buyer and agency get the PDF, and both follow its state on a private page.
 */
export const purchaseOffer = defineForm({
  kind: 'purchaseOffer',
  module: 'offers',
  retentionMonths: 24,
  about: 'property',
  steps: [
    priceStep,
    {
      id: 'buyer',
      fields: [...personFields({ phone: 'required' }), ...addressFields({ required: true, country: true })],
    },
    secondBuyerStep,
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
  beforeStored: async () => (await import('@/features/offers/server/read-offer-facts')).prepareOffer,
  isWithdrawn: async () => (_, lead) => Promise.resolve(lead.offerState === 'withdrawn'),
  isConfirmed: async () => (_, lead) => Promise.resolve(Boolean(lead.offerConfirmedAt)),
  // The agency is informed once the offer is confirmed.
  emails: { agency: () => null, visitor: confirmEmail },
  fixture: async (locale) => (await import('./purchase-offer.fixture')).purchaseOfferFixture(locale),
})
