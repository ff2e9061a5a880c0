import { largestOffer } from '@/features/leads/model/offer-states'
import type { FormStep } from '@/features/submissions/model/form-field'

/** Conditions of the offer, and the deposit. */
export const conditionsStep: FormStep = {
  title: { nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' },
  intro: { nl: '{advance}', fr: '{advance}', en: '{advance}', de: '{advance}' },
  fields: [
    {
      kind: 'radio',
      name: 'financing',
      label: { nl: 'Financiering', fr: 'Financement', en: 'Financing', de: 'Finanzierung' },
      required: true,
      options: [
        {
          value: 'own',
          label: {
            nl: 'Mijn bod hangt niet af van een krediet',
            fr: 'Mon offre ne dépend pas d’un crédit',
            en: 'My offer does not depend on a loan',
            de: 'Mein Angebot hängt nicht von einem Kredit ab',
          },
        },
        {
          value: 'loan',
          label: {
            nl: 'Op voorwaarde dat ik een krediet krijg',
            fr: 'À condition d’obtenir un crédit',
            en: 'On condition that I get a loan',
            de: 'Unter der Bedingung, dass ich einen Kredit erhalte',
          },
        },
      ],
    },
    {
      kind: 'money',
      name: 'loanAmount',
      label: {
        nl: 'Bedrag van het krediet',
        fr: 'Montant du crédit',
        en: 'Amount of the loan',
        de: 'Betrag des Kredits',
      },
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
      label: {
        nl: 'Andere voorwaarden',
        fr: 'Autres conditions',
        en: 'Other conditions',
        de: 'Weitere Bedingungen',
      },
      autocomplete: 'off',
      maxLength: 3000,
    },
  ],
}
