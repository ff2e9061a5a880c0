import { addressFields } from '@/features/submissions/model/address-fields'
import type { StepSchema } from '@/features/submissions/model/form-field'

/** The property to be valued, and its postal address. */
export const propertyStep: StepSchema = {
  id: 'property',
  fields: [
    {
      kind: 'select',
      name: 'propertyType',
      required: true,
      options: 'propertyTypes',
    },
    ...addressFields({ required: true, prefix: 'property' }),
    {
      kind: 'point',
      name: 'location',
    },
  ],
}

/** Optional details that improve the valuation. */
export const detailsStep: StepSchema = {
  id: 'details',
  fields: [
    {
      kind: 'radio',
      name: 'goal',
      options: ['sale', 'rent', 'undecided'],
    },
    {
      kind: 'number',
      name: 'livingArea',
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 100_000,
    },
    {
      kind: 'number',
      name: 'groundArea',
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 10_000_000,
    },
    {
      kind: 'number',
      name: 'bedrooms',
      autocomplete: 'off',
      width: 'half',
      min: 0,
      max: 100,
    },
    {
      kind: 'number',
      name: 'constructionYear',
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: 2100,
    },
    {
      kind: 'select',
      name: 'condition',
      options: ['new', 'good', 'toRefresh', 'toRenovate'],
    },
  ],
}
