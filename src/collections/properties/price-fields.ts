import type { Field } from 'payload'

import { catalogueFieldsNamed, catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { closedToTranslators, noAccess, fieldWithPublishedPrice } from '@/lib/payload/access'

const priceField: Field = {
  name: 'price',
  type: 'number',
  min: 0,
  max: 999_999_999,
  access: { ...closedToTranslators, read: fieldWithPublishedPrice },
  admin: {
    width: '50%',
    step: 1,
    components: { Cell: '/features/property/studio/price-cell#PriceCell' },
  },
}

const publishPriceField: Field = {
  name: 'publishPrice',
  type: 'checkbox',
  defaultValue: true,
  access: closedToTranslators,
  admin: {
    width: '50%',
  },
}

const unitFields: Field[] = [
  {
    name: 'priceUnit',
    type: 'number',
    min: 0,
    access: closedToTranslators,
    admin: {
      width: '50%',
      step: 1,
    },
  },
  {
    name: 'priceUnitText',
    type: 'text',
    localized: true,
    maxLength: 60,
    admin: { width: '50%' },
  },
]

const historyField: Field = {
  name: 'priceHistory',
  type: 'array',
  access: { create: noAccess, read: fieldWithPublishedPrice, update: noAccess },
  admin: {
    initCollapsed: true,
    readOnly: true,
  },
  fields: [
    {
      name: 'date',
      type: 'date',
      required: true,
    },
    {
      name: 'price',
      type: 'number',
      required: true,
    },
  ],
}

/** The price and whether it is shown; for a property to let also the charges. */
export const mainPriceFields: Field[] = [
  { type: 'row', fields: [priceField, publishPriceField] },
  ...catalogueFieldsNamed(['renterCharges'], { when: ({ goal }) => goal === 'rent' }),
]

/** Costs and taxes. */
export const furtherPriceFields: Field[] = [
  { type: 'row', fields: unitFields },
  ...catalogueGroupFields('money', ['renterCharges']),
  historyField,
]
