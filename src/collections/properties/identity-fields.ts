import { helpBelow } from '@/features/writing-help/server/help-below'
import type { Field, DateFieldValidation } from 'payload'

import { choiceOptions } from '@/features/property/server/select-fields'
import { closedToTranslators } from '@/lib/payload/access'
import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { goalOptions, statusOptions } from '@/features/property/model/options'
import { propertyUrlField } from '@/features/routing/server/public-url-field'
import { assignRef } from '@/features/property/server/assign-ref'
import { studioMessage } from '@/lib/payload/studio-message'

const endsAfterStart: DateFieldValidation = (value, { siblingData, req }) => {
  const { start } = siblingData as { start?: string | Date | null }
  const isReversed = value && start && new Date(value) <= new Date(start)
  return isReversed ? studioMessage(req, 'fields.openHouseEnd') : true
}

const moment = (name: 'start' | 'end'): Field => ({
  name,
  type: 'date',
  required: true,
  ...(name === 'end' && { validate: endsAfterStart }),
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } },
})

/** Days on which the property can be seen without an appointment. */
const openHousesField: Field = {
  name: 'openHouses',
  type: 'array',
  maxRows: 20,
  access: closedToTranslators,
  fields: [
    {
      type: 'row',
      fields: [moment('start'), moment('end')],
    },
  ],
}

const highestRef = 999_999_999

const refField: Field = {
  name: 'ref',
  type: 'number',
  required: true,
  unique: true,
  min: 1,
  max: highestRef,
  access: closedToTranslators,
  // A copy gets a new number; `undefined` would keep the number of the original.
  hooks: { beforeValidate: [assignRef], beforeDuplicate: [() => null] },
  admin: {
    width: '33.33%',
    step: 1,
  },
}

const goalField: Field = {
  name: 'goal',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'sale',
  access: closedToTranslators,
  options: choiceOptions(goalOptions),
  admin: { width: '33.33%' },
}

const statusField: Field = {
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'active',
  access: closedToTranslators,
  options: choiceOptions(statusOptions),
  admin: {
    width: '33.33%',
    components: {
      Cell: '/features/property/studio/change-status#StatusCell',
      afterInput: ['/features/property/studio/change-status#StatusInForm'],
    },
  },
}

const typeFields: readonly [Field, Field] = [
  {
    name: 'type',
    type: 'relationship',
    relationTo: 'propertyTypes',
    required: true,
    index: true,
    access: closedToTranslators,
    admin: { width: '33.33%', allowCreate: false },
  },
  {
    name: 'furtherTypes',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    access: closedToTranslators,
    admin: {
      width: '66.66%',
      allowCreate: false,
    },
  },
]

const textFields: Field[] = [
  {
    name: 'headline',
    type: 'text',
    localized: true,
    maxLength: 160,
  },
  {
    name: 'agentLine',
    type: 'text',
    localized: true,
    // Two lines on a card.
    maxLength: 140,
  },
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    maxLength: 20_000,
    admin: {
      rows: 10,
      components: { afterInput: [helpBelow(['describe', 'shorter', 'plainer'])] },
    },
  },
]

const marqueeFields: Field[] = [
  {
    name: 'marquee',
    type: 'number',
    min: 0,
    access: closedToTranslators,
    admin: {
      width: '50%',
      step: 1,
    },
  },
  {
    name: 'marqueeName',
    type: 'text',
    localized: true,
    maxLength: 60,
    admin: {
      width: '50%',
    },
  },
]

const [typeField, furtherTypesField] = typeFields

/** Goal, status and type: the first row of the form. */
export const offerFields: Field[] = [{ type: 'row', fields: [goalField, statusField, typeField] }]

/** Headline, the agent's line and texts. */
export const headlineFields: Field[] = [...textFields, propertyUrlField()]

/** Numbers, ribbon, and further types. */
export const detailFields: Field[] = [
  { type: 'row', fields: [refField, furtherTypesField] },
  { type: 'row', fields: marqueeFields },
  openHousesField,
  ...catalogueGroupFields('identity'),
]
