import { largestOffer } from '@/features/leads/model/offer-states'
import type { StepSchema } from '@/features/submissions/model/form-field'
import { localized } from '@/lib/i18n/locales'

/** Conditions of the offer, and the deposit. */
export const conditionsStep: StepSchema = {
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
