import type { CollectionConfig, Field, NumberField } from 'payload'

import { agents } from '@/lib/cms/access'
import { languageField } from '@/lib/cms/fields/language-field'
import { optInFields, optInNames } from '@/lib/cms/fields/opt-in-fields'
import { originKeyField } from '@/lib/cms/fields/origin-key-field'
import { deleteDemandParts } from '@/lib/cms/hooks/delete-demand-parts'
import { keepForSystem } from '@/lib/cms/hooks/keep-for-system'
import { ownDemands } from '@/lib/cms/own-access'
import type { Localized } from '@/lib/i18n/locales'

import { groups } from './groups'

type Range = { of: string; label: Localized }

const ranges: Range[] = [
  { of: 'Price', label: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' } },
  { of: 'Bedrooms', label: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' } },
  { of: 'Bathrooms', label: { nl: 'Badkamers', fr: 'Salles de bain', en: 'Bathrooms', de: 'Badezimmer' } },
  { of: 'Garages', label: { nl: 'Garages', fr: 'Garages', en: 'Garages', de: 'Garagen' } },
  {
    of: 'Parking',
    label: { nl: 'Parkeerplaatsen', fr: 'Parkings', en: 'Parking spaces', de: 'Stellplätze' },
  },
]

const bound = (end: 'min' | 'max', { of, label }: Range): NumberField => ({
  name: `${end}${of}`,
  type: 'number',
  min: 0,
  label: {
    nl: `${label.nl} (${end === 'min' ? 'minimum' : 'maximum'})`,
    fr: `${label.fr} (${end === 'min' ? 'minimum' : 'maximum'})`,
    en: `${label.en} (${end === 'min' ? 'minimum' : 'maximum'})`,
    de: `${label.de} (${end === 'min' ? 'mindestens' : 'höchstens'})`,
  },
})

const criteriaFields: Field[] = [
  {
    name: 'goal',
    type: 'select',
    required: true,
    index: true,
    label: { nl: 'Doel', fr: 'Objectif', en: 'Goal', de: 'Ziel' },
    options: [
      { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
      { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
      {
        value: 'takeover',
        label: { nl: 'Over te nemen', fr: 'À remettre', en: 'Takeover', de: 'Übernahme' },
      },
    ],
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Typen' },
  },
  {
    name: 'localities',
    type: 'relationship',
    relationTo: 'localities',
    hasMany: true,
    label: { nl: 'Plaatsen', fr: 'Localités', en: 'Towns', de: 'Orte' },
  },
  {
    name: 'zips',
    type: 'text',
    hasMany: true,
    label: { nl: 'Postcodes', fr: 'Codes postaux', en: 'Postcodes', de: 'Postleitzahlen' },
  },
  ...ranges.map((range): Field => ({ type: 'row', fields: [bound('min', range), bound('max', range)] })),
  {
    type: 'row',
    fields: [
      { name: 'garden', type: 'checkbox', label: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' } },
      {
        name: 'terrace',
        type: 'checkbox',
        label: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
      },
    ],
  },
]

const deliveryFields: Field[] = [
  {
    name: 'frequency',
    type: 'select',
    required: true,
    defaultValue: 'daily',
    label: { nl: 'Frequentie', fr: 'Fréquence', en: 'Frequency', de: 'Häufigkeit' },
    options: [
      {
        value: 'immediately',
        label: { nl: 'Onmiddellijk', fr: 'Immédiatement', en: 'At once', de: 'Sofort' },
      },
      { value: 'daily', label: { nl: 'Dagelijks', fr: 'Chaque jour', en: 'Daily', de: 'Täglich' } },
      { value: 'weekly', label: { nl: 'Wekelijks', fr: 'Chaque semaine', en: 'Weekly', de: 'Wöchentlich' } },
    ],
  },
  ...optInFields,
  {
    name: 'subscriber',
    type: 'relationship',
    relationTo: 'subscribers',
    index: true,
    access: { update: agents },
    label: { nl: 'Ingeschreven persoon', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    index: true,
    access: { update: agents },
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  },
  languageField(),
  originKeyField(),
]

/** Registered searches: what somebody looks for and how often they want to hear about it. */
export const demands: CollectionConfig = {
  slug: 'demands',
  labels: {
    singular: { nl: 'Zoekopdracht', fr: 'Recherche', en: 'Demand', de: 'Suchauftrag' },
    plural: { nl: 'Zoekopdrachten', fr: 'Recherches', en: 'Demands', de: 'Suchaufträge' },
  },
  access: { create: agents, read: ownDemands, update: ownDemands, delete: ownDemands },
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'goal', 'frequency', 'confirmed', 'createdAt'],
  },
  hooks: { beforeChange: [keepForSystem(optInNames)], beforeDelete: [deleteDemandParts] },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { nl: 'Naam van de zoekopdracht', fr: 'Nom de la recherche', en: 'Name', de: 'Name' },
    },
    ...criteriaFields,
    ...deliveryFields,
  ],
}
