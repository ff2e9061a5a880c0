import { largestOffer, maxOfferDays } from '@/features/leads/model/offer-states'
import type { StepSchema } from '@/features/submissions/model/form-field'

/** The price and the last day of the offer. */
export const priceStep: StepSchema = {
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
      kind: 'text',
      name: 'amountWords',
      required: true,
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
      kind: 'text',
      name: 'place',
      required: true,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
  ],
}
