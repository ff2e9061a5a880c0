import type { Field, GlobalConfig } from 'payload'

import { administrators, staff } from '@/lib/cms/access'
import { regionField } from '@/lib/cms/fields/region-field'
import { displayableFields } from '@/lib/property/catalogue/catalogue'

import { groups } from '../groups'

const { label: regionLabel, options: regionOptions } = regionField()

const ruleFields: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Van kracht', fr: 'En vigueur', en: 'In force', de: 'In Kraft' },
  },
  {
    name: 'mention',
    type: 'select',
    required: true,
    options: displayableFields.map(({ name, label }) => ({ value: name, label })),
    label: {
      nl: 'Verplichte vermelding',
      fr: 'Mention requise',
      en: 'Required mention',
      de: 'Vorgeschriebene Angabe',
    },
    admin: {
      description: {
        nl: 'Dit veld van het pand moet ingevuld zijn.',
        fr: 'Ce champ du bien doit être rempli.',
        en: 'This field of the property must be filled in.',
        de: 'Dieses Feld des Objekts muss ausgefüllt sein.',
      },
    },
  },
  {
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
  },
  {
    name: 'regions',
    type: 'select',
    hasMany: true,
    options: regionOptions,
    label: regionLabel,
    admin: {
      description: {
        nl: 'Leeg: in elk gewest.',
        fr: 'Vide : dans chaque région.',
        en: 'Empty: in every region.',
        de: 'Leer: in jeder Region.',
      },
    },
  },
  {
    name: 'goals',
    type: 'select',
    hasMany: true,
    label: { nl: 'Transactie', fr: 'Transaction', en: 'Goal', de: 'Angebotsart' },
    options: [
      { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
      { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
      { value: 'takeover', label: { nl: 'Overname', fr: 'Reprise', en: 'Takeover', de: 'Übernahme' } },
    ],
    admin: {
      description: { nl: 'Leeg: alle.', fr: 'Vide : toutes.', en: 'Empty: all.', de: 'Leer: alle.' },
    },
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    label: { nl: 'Soorten', fr: 'Types', en: 'Types', de: 'Arten' },
    admin: {
      description: { nl: 'Leeg: alle.', fr: 'Vide : tous.', en: 'Empty: all.', de: 'Leer: alle.' },
    },
  },
  {
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
  },
]

/** What a property must state before it may be published. For staff only: pages do not need it. */
export const compliance: GlobalConfig = {
  slug: 'compliance',
  label: {
    nl: 'Verplichte vermeldingen',
    fr: 'Mentions obligatoires',
    en: 'Compliance',
    de: 'Pflichtangaben',
  },
  admin: { group: groups.settings },
  access: { read: staff, update: administrators },
  fields: [
    {
      name: 'rules',
      type: 'array',
      label: { nl: 'Regels', fr: 'Règles', en: 'Rules', de: 'Regeln' },
      labels: {
        singular: { nl: 'Regel', fr: 'Règle', en: 'Rule', de: 'Regel' },
        plural: { nl: 'Regels', fr: 'Règles', en: 'Rules', de: 'Regeln' },
      },
      admin: { initCollapsed: true },
      fields: ruleFields,
    },
  ],
}
