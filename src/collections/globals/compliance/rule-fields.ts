import type { Field } from 'payload'

import { choiceOptions } from '@/features/property/server/select-fields'
import type { AcceptableAnswer } from '@/features/compliance/model/compliance-rules'
import { mentionFields } from '@/features/compliance/model/mentions'
import type { Localized } from '@/lib/i18n/locales'

import { scopeFields } from './scope-fields'

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

const acceptedOptions = {
  requested: {
    nl: 'EPC in aanvraag',
    fr: 'Certificat PEB demandé',
    en: 'EPC requested',
    de: 'Energieausweis beantragt',
  },
  notApplicable: {
    nl: 'EPC niet van toepassing',
    fr: 'Certificat PEB non applicable',
    en: 'EPC not applicable',
    de: 'Energieausweis nicht erforderlich',
  },
  unknown: { nl: '“Onbekend”', fr: '« Inconnu »', en: '“Unknown”', de: '„Unbekannt“' },
} satisfies Record<AcceptableAnswer, Localized>

const acceptedField: Field = {
  name: 'accepted',
  type: 'select',
  hasMany: true,
  options: choiceOptions(acceptedOptions),
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
