import { studioLabel } from '@/lib/i18n/studio-text'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { languageOptions, propertyField } from '@/lib/payload/fields/common-fields'
import { ownPropertyRecords } from '@/features/property/server/owner-access'
import { exportStatistics } from '@/features/statistics/server/export-statistics'
import { visitSources } from '@/features/statistics/model/visit-source'

import { defineCollection } from './define-collection'

/** Counters per day, property, kind, language and source, without personal data. */
export const visits = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: ownPropertyRecords, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'visits',
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
      },
      propertyField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: ['page', 'contact', 'documents', 'share'],
      },
      {
        name: 'language',
        type: 'select',
        required: true,
        options: languageOptions,
      },
      {
        name: 'source',
        type: 'select',
        required: true,
        options: visitSources.map((value) => ({
          value,
          label: studioLabel(`statistics.sourceNames.${value}`),
        })),
      },
      {
        name: 'count',
        type: 'number',
        required: true,
        defaultValue: 0,
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        admin: { readOnly: true },
      },
    ],
  },
})
