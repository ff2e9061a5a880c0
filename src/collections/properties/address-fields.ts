import type { Field, FieldAccess, NumberField, TextField } from 'payload'

import { closedToTranslators, fieldWithPublishedPostalAddress } from '@/lib/payload/access'
import { pinField } from '@/lib/payload/fields/common-fields'

const hiddenWithAddress: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  ...closedToTranslators,
  read: fieldWithPublishedPostalAddress,
}

const addressPart = (name: string, width: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  maxLength,
  access: hiddenWithAddress,
  admin: { width },
})

const coordinate = (name: string, bound: number): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  access: hiddenWithAddress,
  admin: { width: '50%', step: 0.000001 },
})

const localityField: Field = {
  name: 'locality',
  type: 'relationship',
  relationTo: 'localities',
  required: true,
  index: true,
  access: closedToTranslators,
  admin: { width: '50%' },
}

const publishAddressField: Field = {
  name: 'publishAddress',
  type: 'checkbox',
  // Off by default: a published address cannot be taken back.
  defaultValue: false,
  access: closedToTranslators,
  admin: {
    width: '50%',
  },
}

/** Whether the map shows where about a hidden address is; see `hiddenArea`. */
const publishAreaField: Field = {
  name: 'publishArea',
  type: 'checkbox',
  // Off by default: the owner must have agreed.
  defaultValue: false,
  access: closedToTranslators,
  admin: {
    condition: ({ publishAddress }) => publishAddress !== true,
  },
}

/** Location of the property. */
export const addressFields: Field[] = [
  { type: 'row', fields: [localityField, publishAddressField] },
  publishAreaField,
  {
    type: 'row',
    fields: [
      addressPart('street', '60%', 120),
      addressPart('houseNumber', '20%', 20),
      addressPart('boxNr', '20%', 20),
    ],
  },
  {
    type: 'row',
    fields: [coordinate('latitude', 90), coordinate('longitude', 180)],
  },
  pinField(),
  {
    name: 'neighbourhood',
    type: 'relationship',
    relationTo: 'neighbourhoods',
    index: true,
    access: closedToTranslators,
  },
]
