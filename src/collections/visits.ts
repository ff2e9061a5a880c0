import { localeNames, locales } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { ownPropertyRecords } from '@/features/property/server/owner-access'
import { exportStatistics } from '@/features/statistics/server/export-statistics'
import { sourceNames, visitSources } from '@/features/statistics/model/visit-source'

import { defineCollection } from './define-collection'

/** Counters per day, property, kind, language and source, without personal data. */
export const visits = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: ownPropertyRecords, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'visits',
    labels: {
      singular: {
        nl: 'Weergaveteller',
        fr: 'Compteur de consultations',
        en: 'Page view counter',
        de: 'Aufrufzähler',
      },
      plural: {
        nl: 'Weergavetellers',
        fr: 'Compteurs de consultations',
        en: 'Page view counters',
        de: 'Aufrufzähler',
      },
    },
    admin: { useAsTitle: 'day', defaultColumns: ['day', 'property', 'language', 'source', 'count'] },
    defaultSort: '-day',
    disableDuplicate: true,
    endpoints: [exportStatistics],
    timestamps: false,
    fields: [
      {
        name: 'day',
        type: 'text',
        required: true,
        index: true,
        label: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
      },
      propertyField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: { nl: 'Soort', fr: 'Sorte', en: 'Kind', de: 'Art' },
        options: [
          { value: 'page', label: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' } },
          { value: 'contact', label: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' } },
          {
            value: 'documents',
            label: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Unterlagen' },
          },
          { value: 'share', label: { nl: 'Gedeeld', fr: 'Partage', en: 'Share', de: 'Teilen' } },
        ],
      },
      {
        name: 'language',
        type: 'select',
        required: true,
        label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
        options: locales.map((value) => ({ value, label: localeNames[value] })),
      },
      {
        name: 'source',
        type: 'select',
        required: true,
        label: { nl: 'Herkomst', fr: 'Provenance', en: 'Source', de: 'Herkunft' },
        options: visitSources.map((value) => ({ value, label: sourceNames[value] })),
      },
      {
        name: 'count',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: { nl: 'Aantal', fr: 'Nombre', en: 'Count', de: 'Anzahl' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        admin: { readOnly: true },
      },
    ],
  },
})
