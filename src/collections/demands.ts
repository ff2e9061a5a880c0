import type { Field, NumberField } from 'payload'

import { isAgent, ownAccess } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { optInFields, optInNames } from '@/features/subscriptions/server/opt-in-fields'
import { originKeyField } from '@/lib/payload/fields/system-fields'
import { protectSystemFields } from '@/lib/payload/hooks/protect-system-fields'
import type { Localized } from '@/lib/i18n/locales'
import { deleteWhere } from '@/lib/payload/delete-where'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'

import { defineCollection } from './define-collection'

/** Hooks that delete the alert deliveries of a deleted search: MongoDB has no foreign keys that would. */
const deliveries = afterDeletion('deliveries', {
  find: async () => null,
  remove: async (_, id, req) => {
    await deleteWhere(req.payload, 'alertDeliveries', { demand: { equals: id } }, { req })
  },
})

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
    access: { update: isAgent },
    label: { nl: 'Ingeschreven persoon', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    index: true,
    access: { update: isAgent },
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  },
  languageField(),
  originKeyField(),
]

const ownDemands = ownAccess(isAgent, ['subscriber'], 'The subscriber’s own demands.', (user) => ({
  subscriber: { equals: user.id },
}))

/** Registered searches, and the frequency of alerts about new properties. */
export const demands = defineCollection({
  menu: { group: 'people', shownTo: isAgent },
  access: { create: isAgent, read: ownDemands, update: ownDemands, delete: ownDemands },
  schema: {
    slug: 'demands',
    labels: {
      singular: { nl: 'Zoekopdracht', fr: 'Recherche', en: 'Demand', de: 'Suchauftrag' },
      plural: { nl: 'Zoekopdrachten', fr: 'Recherches', en: 'Demands', de: 'Suchaufträge' },
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'goal', 'frequency', 'confirmed', 'createdAt'],
    },
    hooks: { beforeChange: [protectSystemFields(optInNames)], ...deliveries },
    fields: [
      {
        name: 'name',
        type: 'text',
        label: { nl: 'Naam van de zoekopdracht', fr: 'Nom de la recherche', en: 'Name', de: 'Name' },
      },
      ...criteriaFields,
      ...deliveryFields,
    ],
  },
})
