import type { Field, SelectField } from 'payload'

import { acceptableAnswers } from '@/features/compliance/model/compliance-rules'
import { mentionFields } from '@/features/compliance/model/mentions'
import { choiceOptions, regionField } from '@/features/property/server/select-fields'
import { propertyKinds } from '@/features/compliance/model/property-kinds'
import { goalOptions, statusOptions } from '@/features/property/model/options'

const scope = (name: string, options: SelectField['options']): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  options,
  admin: { width: '50%' },
})

const typesField: Field = {
  name: 'types',
  type: 'relationship',
  relationTo: 'propertyTypes',
  hasMany: true,
  admin: {
    width: '50%',
    allowCreate: false,
  },
}

const leaseField: Field = {
  name: 'leaseLongerThanYears',
  type: 'number',
  min: 1,
  max: 99,
  admin: { width: '50%', step: 1 },
}

/** The properties a rule applies to. */
const scopeFields: Field[] = [
  {
    type: 'row',
    fields: [scope('regions', regionField().options), scope('goals', choiceOptions(goalOptions))],
  },
  {
    type: 'row',
    fields: [scope('kinds', [...propertyKinds]), typesField],
  },
  {
    type: 'row',
    fields: [scope('statuses', choiceOptions(statusOptions)), leaseField],
  },
]

const mentionField: Field = {
  name: 'mention',
  type: 'select',
  required: true,
  options: mentionFields.map(({ name, label }) => ({ value: name, label })),
  admin: {
    width: '50%',
  },
}

const severityField: Field = {
  name: 'severity',
  type: 'select',
  required: true,
  defaultValue: 'blocking',
  options: ['blocking', 'warning'],
  admin: { width: '50%' },
}

const acceptedField: Field = {
  name: 'accepted',
  type: 'select',
  hasMany: true,
  options: [...acceptableAnswers],
}

const datedField: Field = {
  type: 'row',
  fields: [
    {
      name: 'validFrom',
      type: 'date',
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
      },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: 200,
      admin: { width: '50%' },
    },
  ],
}

const explanationField: Field = {
  name: 'explanation',
  type: 'textarea',
  localized: true,
}

/** One rule: the required statement, the properties it applies to, its first day and its reason. */
export const ruleFields: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
  },
  { type: 'row', fields: [mentionField, severityField] },
  ...scopeFields,
  acceptedField,
  datedField,
  explanationField,
]
