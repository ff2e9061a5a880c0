import type { Field, NumberField } from 'payload'

import { regionField } from '@/features/property/server/select-fields'

import { datedRows } from './dated-rows'
import { indexField } from './index-field'
import {
  defaultAdvances,
  defaultDuties,
  defaultGuarantees,
  defaultMortgages,
  defaultVat,
} from './money-defaults'
import { notaryField } from './notary-field'

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
