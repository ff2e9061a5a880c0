import type { Field, NumberField, ArrayField } from 'payload'

import { regionField } from '@/features/property/server/select-fields'

import { datedRows } from './dated-rows'
import {
  defaultAdvances,
  defaultDuties,
  defaultGuarantees,
  defaultMortgages,
  defaultVat,
  defaultNotaryTariffs,
} from './money-defaults'

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
const notaryField: ArrayField = datedRows({
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

/** The health indices that the agency copies from Statbel, month by month. */
const indexField: ArrayField = {
  name: 'healthIndices',
  type: 'array',
  admin: {
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'month',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' } },
        },
        {
          name: 'value',
          type: 'number',
          required: true,
          min: 1,
          max: 1000,
        },
        {
          name: 'source',
          type: 'text',
        },
      ],
    },
  ],
}

const amount = (name: string, max: number, required = false): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max,
  required,
})

const rateField = amount('ratePercent', 100, true)

const dutyKindField: Field = {
  name: 'kind',
  type: 'select',
  required: true,
  options: ['ownHome', 'other'],
}

const vatKindField: Field = {
  name: 'kind',
  type: 'select',
  required: true,
  options: ['newBuild', 'reduced'],
}

export const moneyFields: Field[] = [
  datedRows({
    name: 'rentGuarantees',
    defaultValue: defaultGuarantees,
    rowParts: ['region', 'months'],
    fields: [regionField(), amount('months', 12, true)],
  }),
  datedRows({
    name: 'registrationDuties',
    defaultValue: defaultDuties,
    rowParts: ['region', 'kind', 'ratePercent'],
    fields: [
      regionField(),
      dutyKindField,
      {
        type: 'row',
        fields: [rateField, amount('abatement', 1_000_000), amount('priceCeiling', 10_000_000)],
      },
    ],
  }),
  datedRows({
    name: 'vat',
    defaultValue: defaultVat,
    rowParts: ['kind', 'ratePercent'],
    fields: [vatKindField, rateField],
  }),
  notaryField,
  datedRows({
    name: 'purchaseAdvances',
    defaultValue: defaultAdvances,
    rowParts: ['ratePercent'],
    fields: [rateField],
  }),
  datedRows({
    name: 'mortgageRates',
    defaultValue: defaultMortgages,
    rowParts: ['ratePercent', 'years'],
    fields: [
      {
        type: 'row',
        fields: [rateField, amount('years', 40, true)],
      },
    ],
  }),
  indexField,
]
