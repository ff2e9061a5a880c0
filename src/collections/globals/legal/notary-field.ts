import type { ArrayField } from 'payload'

import { datedRows } from './dated-rows'
import { defaultNotaryTariffs } from './money-defaults'

const slicesField: ArrayField = {
  name: 'slices',
  type: 'array',
  required: true,
  minRows: 1,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'upTo',
          type: 'number',
          min: 0,
        },
        {
          name: 'ratePercent',
          type: 'number',
          required: true,
          min: 0,
          max: 100,
        },
      ],
    },
  ],
}

/** The notary's fee on a purchase, a percentage of each slice of the price. */
export const notaryField: ArrayField = datedRows({
  name: 'notaryTariffs',
  defaultValue: defaultNotaryTariffs,
  rowParts: ['slices', 'vatPercent'],
  fields: [
    slicesField,
    {
      name: 'vatPercent',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      defaultValue: 21,
    },
  ],
})
