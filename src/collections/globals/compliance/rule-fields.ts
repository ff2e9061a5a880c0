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
  label: {
    nl: 'Verplichte vermelding',
    fr: 'Mention requise',
    en: 'Required mention',
    de: 'Vorgeschriebene Angabe',
  },
  admin: {
    width: '50%',
    description: {
      nl: 'Dit veld van het pand moet ingevuld zijn.',
      fr: 'Ce champ du bien doit être rempli.',
      en: 'This field of the property must be filled in.',
      de: 'Dieses Feld des Objekts muss ausgefüllt sein.',
    },
  },
}

const severityField: Field = {
  name: 'severity',
  type: 'select',
  required: true,
  defaultValue: 'blocking',
  label: { nl: 'Gevolg', fr: 'Conséquence', en: 'Consequence', de: 'Folge' },
  options: [
    {
      value: 'blocking',
      label: {
        nl: 'Publiceren kan niet',
        fr: 'Publication bloquée',
        en: 'Publishing is blocked',
        de: 'Veröffentlichung gesperrt',
      },
    },
    { value: 'warning', label: { nl: 'Waarschuwing', fr: 'Avertissement', en: 'Warning', de: 'Warnung' } },
  ],
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
  label: {
    nl: 'Geldt ook als antwoord',
    fr: 'Compte aussi comme réponse',
    en: 'Counts as an answer too',
    de: 'Gilt auch als Antwort',
  },
}

const datedField: Field = {
  type: 'row',
  fields: [
    {
      name: 'validFrom',
      type: 'date',
      label: { nl: 'Geldig vanaf', fr: 'Valable à partir du', en: 'Valid from', de: 'Gültig ab' },
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
        description: {
          nl: 'Leeg: altijd al. Een nieuwere regel over dezelfde vermelding vervangt een oudere waar beide gelden.',
          fr: 'Vide : depuis toujours. Une règle plus récente sur la même mention remplace l’ancienne là où les deux valent.',
          en: 'Empty: since ever. A newer rule about the same mention replaces an older one where both apply.',
          de: 'Leer: seit jeher. Eine neuere Regel zur selben Angabe ersetzt die ältere, wo beide gelten.',
        },
      },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: 200,
      label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
      admin: { width: '50%' },
    },
  ],
}

const explanationField: Field = {
  name: 'explanation',
  type: 'textarea',
  localized: true,
  label: { nl: 'Uitleg', fr: 'Explication', en: 'Explanation', de: 'Erklärung' },
  admin: {
    description: {
      nl: 'Wat de makelaar leest wanneer de vermelding ontbreekt, met de bron.',
      fr: 'Ce que lit l’agent quand la mention manque, avec la source.',
      en: 'What the agent reads when the mention is missing, with the source.',
      de: 'Was der Makler liest, wenn die Angabe fehlt, mit der Quelle.',
    },
  },
}

/** One rule: the required statement, the properties it applies to, its first day and its reason. */
export const ruleFields: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Van kracht', fr: 'En vigueur', en: 'In force', de: 'In Kraft' },
  },
  { type: 'row', fields: [mentionField, severityField] },
  ...scopeFields,
  acceptedField,
  datedField,
  explanationField,
]
