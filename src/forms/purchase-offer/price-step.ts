import { largestOffer, maxOfferDays } from '@/features/leads/model/offer-states'
import type { FormStep } from '@/features/submissions/model/form-field'

/** The price and the last day of the offer. */
export const priceStep: FormStep = {
  title: {
    nl: 'Prijs en geldigheid',
    fr: 'Prix et validité',
    en: 'Price and validity',
    de: 'Preis und Gültigkeit',
  },
  fields: [
    {
      kind: 'money',
      name: 'amount',
      label: {
        nl: 'Bedrag in cijfers',
        fr: 'Montant en chiffres',
        en: 'Amount in figures',
        de: 'Betrag in Ziffern',
      },
      help: {
        nl: 'In hele euro, zonder de kosten van de aankoop.',
        fr: 'En euros entiers, hors frais d’achat.',
        en: 'In whole euro, without the costs of the purchase.',
        de: 'In ganzen Euro, ohne Kaufnebenkosten.',
      },
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: largestOffer,
    },
    {
      kind: 'text',
      name: 'amountWords',
      label: {
        nl: 'Bedrag in letters',
        fr: 'Montant en lettres',
        en: 'Amount in words',
        de: 'Betrag in Worten',
      },
      help: {
        nl: 'Bijvoorbeeld: driehonderdvijfentwintigduizend euro.',
        fr: 'Par exemple : trois cent vingt-cinq mille euros.',
        en: 'For example: three hundred and twenty-five thousand euros.',
        de: 'Zum Beispiel: dreihundertfünfundzwanzigtausend Euro.',
      },
      required: true,
      autocomplete: 'off',
      maxLength: 300,
    },
    {
      kind: 'date',
      name: 'startDate',
      label: { nl: 'Geldig vanaf', fr: 'Valable à partir du', en: 'Valid from', de: 'Gültig ab' },
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: maxOfferDays,
    },
    {
      kind: 'date',
      name: 'endDate',
      label: {
        nl: 'Geldig tot en met',
        fr: 'Valable jusqu’au (inclus)',
        en: 'Valid until (included)',
        de: 'Gültig bis einschließlich',
      },
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: maxOfferDays,
    },
    {
      kind: 'text',
      name: 'place',
      label: { nl: 'Opgemaakt te', fr: 'Fait à', en: 'Done at', de: 'Ausgestellt in' },
      help: {
        nl: 'De plaats waar u dit bod invult.',
        fr: 'La localité où vous remplissez cette offre.',
        en: 'The town where you fill in this offer.',
        de: 'Der Ort, an dem Sie dieses Angebot ausfüllen.',
      },
      required: true,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
  ],
}
