import type { Field } from 'payload'

import { regionField } from '@/features/property/server/select-fields'
import { defaultEpcScales } from '@/features/property/model/epc-scales'
import { defaultRenovationDuty } from '@/features/property/model/renovation-notice'

import { datedRows } from './dated-rows'

const bandsField: Field = {
  name: 'bands',
  type: 'array',
  required: true,
  minRows: 1,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 5,
        },
        { name: 'upTo', type: 'number' },
      ],
    },
  ],
}

const copyOfScales = () =>
  defaultEpcScales.map((scale) => ({ ...scale, bands: scale.bands.map((band) => ({ ...band })) }))

export const energyFields: Field[] = [
  datedRows({
    name: 'epcScales',
    defaultValue: copyOfScales(),
    rowParts: ['region', 'bands'],
    fields: [regionField(), bandsField],
  }),
  datedRows({
    name: 'renovation',
    defaultValue: [
      {
        region: 'flanders',
        termInYears: defaultRenovationDuty.termInYears,
        labels: [...defaultRenovationDuty.labels],
        targetLabel: defaultRenovationDuty.targetLabel,
        validFrom: '2023-01-01',
        source: 'vlaanderen.be, renovatieverplichting; 6 jaar sinds 12/12/2025',
      },
    ],
    rowParts: ['region', 'labels', 'termInYears'],
    fields: [
      regionField(),
      {
        type: 'row',
        fields: [
          {
            name: 'termInYears',
            type: 'number',
            required: true,
            min: 1,
            max: 50,
          },
          {
            name: 'labels',
            type: 'text',
            hasMany: true,
            required: true,
          },
          {
            name: 'targetLabel',
            type: 'text',
            required: true,
            maxLength: 5,
          },
        ],
      },
    ],
  }),
]
