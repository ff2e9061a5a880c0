import type { Field, NamedTab, TextFieldManyValidation } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'
import { isPlausibleEmail } from '@/lib/email/email-address'
import { studioMessage } from '@/lib/payload/studio-message'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { formsWithTitle, retentionMonthsOf, optionalFieldsOf } from './form-defaults'

function optionalFieldsField(kind: FormKind): Field[] {
  const offered = optionalFieldsOf[kind]
  if (!offered) return []
  return [
    {
      name: 'optionalFields',
      type: 'select',
      hasMany: true,
      defaultValue: [],
      options: [...offered],
    },
  ]
}

/** Conditions in the confirmation of a rental application. */
const rentalFields: Field[] = [
  {
    name: 'minimumIncome',
    type: 'number',
    min: 0,
  },
  {
    name: 'maximumPersons',
    type: 'number',
    min: 1,
    max: 50,
    admin: {
      step: 1,
    },
  },
]

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

const visitorText = (name: string) => ({
  name,
  localized: true,
})

const textFields: Field[] = [
  {
    type: 'text',
    ...visitorText('title'),
  },
  {
    type: 'textarea',
    ...visitorText('intro'),
  },
  {
    type: 'textarea',
    ...visitorText('consentText'),
  },
]

const enabledField: Field = {
  name: 'enabled',
  type: 'checkbox',
  defaultValue: true,
}

const requireTitleField: Field = {
  name: 'requireTitle',
  type: 'checkbox',
  defaultValue: false,
}

/** Each entry is one e-mail address, without characters that could add a recipient or a header. */
const validateRecipients: TextFieldManyValidation = (value, { req }) => {
  // The type promises texts; the API passes on what it gets.
  const emails: unknown = value ?? []
  const isList = Array.isArray(emails)
  if (isList && emails.every((email) => typeof email === 'string' && isPlausibleEmail(email))) return true
  return studioMessage(req, 'fields.recipients')
}

const recipientsField: Field = {
  name: 'recipients',
  type: 'text',
  hasMany: true,
  maxRows: 10,
  access: staffOnly,
  validate: validateRecipients,
}

const retentionField = (kind: FormKind): Field => ({
  name: 'retentionMonths',
  type: 'number',
  required: true,
  min: 1,
  max: 120,
  defaultValue: retentionMonthsOf[kind],
  access: staffOnly,
  admin: {
    step: 1,
  },
})

/** The settings of one form, stored under its name. */
export const formTab = (kind: FormKind): NamedTab => ({
  name: kind,
  label: formKindLabels[kind],
  fields: [
    enabledField,
    recipientsField,
    ...textFields,
    ...optionalFieldsField(kind),
    ...(formsWithTitle.includes(kind) ? [requireTitleField] : []),
    ...(kind === 'rentalApplication' ? rentalFields : []),
    retentionField(kind),
  ],
})
