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
  title: {
    nl: 'Een bod uitbrengen',
    fr: 'Faire une offre d’achat',
    en: 'Make an offer',
    de: 'Kaufangebot abgeben',
  },
  intro: {
    nl: 'Uw bod is bindend zodra de verkoper het aanvaardt. Na het verzenden krijgt u een e-mail: pas als u daar bevestigt, telt het bod.',
    fr: 'Votre offre vous engage dès que le vendeur l’accepte. Après l’envoi, vous recevez un e-mail : l’offre ne compte qu’une fois confirmée par ce biais.',
    en: 'Your offer binds you as soon as the seller accepts it. After sending you get a mail: the offer counts only once you confirm it there.',
    de: 'Ihr Angebot bindet Sie, sobald der Verkäufer es annimmt. Nach dem Absenden erhalten Sie eine E-Mail: Erst wenn Sie dort bestätigen, zählt das Angebot.',
  },
  submitLabel: { nl: 'Bod verzenden', fr: 'Envoyer l’offre', en: 'Send the offer', de: 'Angebot senden' },
  about: 'property',
  steps: [
    {
      title: { nl: 'Koper A', fr: 'Acquéreur A', en: 'Buyer A', de: 'Käufer A' },
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
  consent: {
    nl: 'Ik breng dit bod vrijwillig uit en weet dat het mij bindt zodra de verkoper het binnen de geldigheidsduur aanvaardt.',
    fr: 'Je fais cette offre librement et je sais qu’elle m’engage dès que le vendeur l’accepte pendant sa durée de validité.',
    en: 'I make this offer of my own free will and know that it binds me as soon as the seller accepts it while it is valid.',
    de: 'Ich gebe dieses Angebot freiwillig ab und weiß, dass es mich bindet, sobald der Verkäufer es innerhalb der Gültigkeitsdauer annimmt.',
  },
  feedback: '/thank-you/purchase-offer/',
  beforeStored: async () => (await import('@/features/offers/server/read-offer-facts')).prepareOffer,
  isWithdrawn: async () => (_, lead) => Promise.resolve(lead.offerState === 'withdrawn'),
  isConfirmed: async () => (_, lead) => Promise.resolve(Boolean(lead.offerConfirmedAt)),
  // The agency is informed once the offer is confirmed.
  emails: { agency: () => null, visitor: confirmEmail },
  fixture: async (locale) => (await import('./purchase-offer.fixture')).purchaseOfferFixture(locale),
})
