import type { Field, NamedTab, TextFieldManyValidation } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'
import { isPlausibleEmail } from '@/lib/email/email-address'
import { studioMessage } from '@/lib/payload/studio-message'
import { optionalFormFields, type OptionalFormField } from '@/features/submissions/model/form-field'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { FormDefinition } from '@/features/submissions/model/define-form'
import { asksTitle, optionalFieldsOf, retentionMonthsOf } from '@/features/submissions/model/form-settings'

const optionalFieldsField = (offered: readonly OptionalFormField[]): Field => ({
  name: 'optionalFields',
  type: 'select',
  hasMany: true,
  defaultValue: [],
  options: [...offered],
})

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

/** A booking asks for no title any more: a release stops using a column before another one drops it. */
const unusedTitleField: Field = { ...requireTitleField, admin: { hidden: true } }

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

const retentionField = (form?: FormDefinition): Field => ({
  name: 'retentionMonths',
  type: 'number',
  min: 1,
  max: 120,
  ...(form && { required: true, defaultValue: retentionMonthsOf(form) }),
  access: staffOnly,
  admin: {
    step: 1,
  },
})

/** The settings of a form of the product, stored under its name. */
export function formTab(form: FormDefinition): NamedTab {
  const { kind } = form
  const optionalFields = optionalFieldsOf(form)
  return {
    name: kind,
    label: formKindLabels[kind],
    fields: [
      enabledField,
      recipientsField,
      ...textFields,
      ...(optionalFields.length > 0 ? [optionalFieldsField(optionalFields)] : []),
      ...(asksTitle(form) ? [requireTitleField] : []),
      ...(kind === 'contactAppointment' ? [unusedTitleField] : []),
      ...(kind === 'rentalApplication' ? rentalFields : []),
      retentionField(form),
    ],
  }
}

/**
 * The settings of an agency's own forms: rows, so that a form more is no column more.
 *
 * @param forms the own ones
 */
export const siteFormsTab = (forms: readonly FormDefinition[]): NamedTab => ({
  name: 'siteForms',
  admin: { condition: () => forms.length > 0 },
  fields: [
    {
      name: 'rows',
      type: 'array',
      maxRows: 50,
      fields: [
        {
          name: 'form',
          type: 'select',
          required: true,
          options: forms.map(({ kind }) => ({ value: kind, label: formKindLabels[kind] })),
        },
        enabledField,
        recipientsField,
        ...textFields,
        optionalFieldsField(optionalFormFields),
        requireTitleField,
        retentionField(),
      ],
    },
  ],
})
