import type { Field, FieldAccess } from 'payload'

import { closedToTranslators, isEditor, isStaff } from '@/lib/payload/access'
import { catalogueFields } from '@/features/property/model/catalogue'
import { specialFields } from '@/features/property/model/special'
import { matchingDemandsField } from '@/features/subscriptions/server/demand-endpoints'
import { localized } from '@/lib/i18n/locales'

import { ownerFields } from './owner-fields'

const onlyStaff: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  ...closedToTranslators,
  read: isStaff,
}

const texts = [
  { value: 'headline', label: { nl: 'Titel', fr: 'Titre', en: 'Headline', de: 'Überschrift' } },
  {
    value: 'description',
    label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
  },
  { value: 'marquee', label: { nl: 'Lint', fr: 'Bandeau', en: 'Ribbon', de: 'Banderole' } },
  { value: 'pictures', label: { nl: 'Foto’s', fr: 'Photos', en: 'Pictures', de: 'Fotos' } },
  { value: 'plans', label: { nl: 'Plannen', fr: 'Plans', en: 'Plans', de: 'Grundrisse' } },
  {
    value: 'agent',
    label: { nl: 'Contactpersoon', fr: 'Personne de contact', en: 'Contact person', de: 'Ansprechpartner' },
  },
  {
    value: 'project',
    label: { nl: 'Nieuwbouwproject', fr: 'Projet neuf', en: 'New-build project', de: 'Neubauprojekt' },
  },
  { value: 'documents', label: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' } },
]

const lockable = [...specialFields, ...catalogueFields].map(({ name, label }) => ({
  value: name as string,
  label: localized((locale) => label[locale]),
}))

const visibilityFields: Field[] = [
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    index: true,
    // Decides which agent sees the leads, files and appointments, so agents cannot change it. See `assignOwnAgent`.
    access: { create: isEditor, update: isEditor },
    label: { nl: 'Contactpersoon', fr: 'Personne de contact', en: 'Contact person', de: 'Ansprechpartner' },
    admin: { width: '50%' },
  },
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Nieuwbouwproject', fr: 'Projet neuf', en: 'New-build project', de: 'Neubauprojekt' },
    admin: {
      width: '50%',
      description: {
        nl: 'Maakt van dit pand een eenheid van het project.',
        fr: 'Fait de ce bien une unité du projet.',
        en: 'Makes this property a unit of the project.',
        de: 'Macht dieses Objekt zu einer Einheit des Projekts.',
      },
    },
  },
  {
    name: 'onlineSince',
    type: 'date',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Online sinds', fr: 'En ligne depuis', en: 'Online since', de: 'Online seit' },
    admin: {
      width: '50%',
      date: { pickerAppearance: 'dayAndTime' },
      description: {
        nl: 'Ingevuld bij de eerste publicatie; bepaalt de volgorde “nieuwste”.',
        fr: 'Rempli à la première publication ; détermine l’ordre « les plus récents ».',
        en: 'Filled in at the first publication; decides the order “newest”.',
        de: 'Wird bei der ersten Veröffentlichung ausgefüllt; bestimmt die Reihenfolge „neueste“.',
      },
    },
  },
  {
    name: 'optionAt',
    type: 'date',
    access: closedToTranslators,
    label: {
      nl: 'In optie sinds',
      fr: 'Sous option depuis',
      en: 'Under option since',
      de: 'Unter Option seit',
    },
    admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'soldAt',
    type: 'date',
    access: closedToTranslators,
    label: {
      nl: 'Verkocht of verhuurd op',
      fr: 'Vendu ou loué le',
      en: 'Sold or let on',
      de: 'Verkauft oder vermietet am',
    },
    admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
  },
]

/** What the seller agreed to; without a date nothing. */
const consentField: Field = {
  name: 'sellerConsent',
  type: 'group',
  access: onlyStaff,
  label: {
    nl: 'Akkoord van de verkoper',
    fr: 'Accord du vendeur',
    en: 'Consent of the seller',
    de: 'Zustimmung des Verkäufers',
  },
  admin: {
    condition: ({ status, soldAt }) => status === 'sold' || status === 'rented' || Boolean(soldAt),
    description: {
      nl: 'Om na de verkoop of verhuring de gemeente en één foto te blijven tonen. Wis de datum als het akkoord wordt ingetrokken.',
      fr: 'Pour continuer à montrer la commune et une photo après la vente ou la location. Effacez la date si l’accord est retiré.',
      en: 'To go on showing the municipality and one picture after the sale or letting. Clear the date when the consent is withdrawn.',
      de: 'Um nach Verkauf oder Vermietung Gemeinde und ein Foto weiter zu zeigen. Löschen Sie das Datum, wenn die Zustimmung widerrufen wird.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          access: onlyStaff,
          hooks: { beforeDuplicate: [() => null] },
          label: { nl: 'Gegeven op', fr: 'Donné le', en: 'Given on', de: 'Erteilt am' },
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
        },
        {
          name: 'includesPrice',
          type: 'checkbox',
          defaultValue: false,
          access: onlyStaff,
          hooks: { beforeDuplicate: [() => false] },
          label: { nl: 'Ook de prijs', fr: 'Aussi le prix', en: 'Also the price', de: 'Auch den Preis' },
          admin: { width: '50%' },
        },
      ],
    },
  ],
}

const sourceFields: Field[] = [
  {
    name: 'source',
    type: 'text',
    // A copy belongs to no feed.
    hooks: { beforeDuplicate: [() => null] },
    maxLength: 60,
    access: onlyStaff,
    label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
    admin: { width: '50%' },
  },
  {
    name: 'externalId',
    type: 'text',
    // A copy belongs to no feed.
    hooks: { beforeDuplicate: [() => null] },
    index: true,
    maxLength: 120,
    access: onlyStaff,
    label: {
      nl: 'Nummer in de bron',
      fr: 'Numéro dans la source',
      en: 'Number in the source',
      de: 'Nummer in der Quelle',
    },
    admin: { width: '50%' },
  },
]

const feedValuesField: Field = {
  name: 'feedValues',
  type: 'ui',
  label: { nl: 'Volgens de bron', fr: 'Selon la source', en: 'In the feed', de: 'Laut Quelle' },
  admin: {
    disableListColumn: true,
    components: { Field: '/features/import/studio/feed-values#FeedValues' },
  },
}

const lockedField: Field = {
  name: 'lockedFields',
  type: 'select',
  hasMany: true,
  access: onlyStaff,
  label: { nl: 'Vergrendelde velden', fr: 'Champs verrouillés', en: 'Locked fields', de: 'Gesperrte Felder' },
  options: [...texts, ...lockable],
  admin: {
    description: {
      nl: 'De volgende import laat deze velden zoals u ze hebt ingevuld.',
      fr: 'La prochaine importation laisse ces champs tels que vous les avez remplis.',
      en: 'The next import leaves these fields as you filled them in.',
      de: 'Der nächste Import lässt diese Felder so, wie Sie sie ausgefüllt haben.',
    },
  },
}

/** Responsible agent, origin and internal notes. */
export const internalFields: Field[] = [
  { type: 'row', fields: visibilityFields },
  consentField,
  {
    name: 'isSpotlight',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: closedToTranslators,
    label: { nl: 'In de kijker', fr: 'À la une', en: 'Spotlight', de: 'Im Blickpunkt' },
  },
  ...ownerFields,
  {
    name: 'notes',
    type: 'textarea',
    maxLength: 10_000,
    access: onlyStaff,
    label: { nl: 'Interne notities', fr: 'Notes internes', en: 'Internal notes', de: 'Interne Notizen' },
  },
  { type: 'row', fields: sourceFields },
  matchingDemandsField,
  feedValuesField,
  lockedField,
]
