import type { Field } from 'payload'

import { isEditor, noAccess } from '@/lib/payload/access'
import { missingPathEndpoints } from '@/features/routing/server/missing-path-endpoints'
import { languageOptions } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const closed = { create: () => false, update: () => false }

const shown = (field: Field): Field =>
  ({ ...field, access: closed, admin: { ...field.admin, readOnly: true } }) as Field

const moment = (name: string): Field =>
  shown({ name, type: 'date', index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } })

const recorded: Field[] = [
  shown({ name: 'path', type: 'text', required: true, unique: true, maxLength: 200 }),
  {
    name: 'solution',
    type: 'ui',
    admin: {
      components: {
        Cell: '/features/routing/studio/solve-missing#SolveMissingCell',
        Field: '/features/routing/studio/solve-missing#SolveMissingField',
      },
    },
  },
  shown({ name: 'hits', type: 'number', required: true, index: true, min: 1 }),
  moment('lastSeen'),
  moment('firstSeen'),
  shown({
    name: 'locale',
    type: 'select',
    options: languageOptions,
  }),
  shown({ name: 'referrer', type: 'text', maxLength: 200 }),
]

/** URLs of the site that visitors requested lately and that do not exist. Only the program writes rows. */
export const missingUrls = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: isEditor, delete: isEditor },
  schema: {
    slug: 'missingUrls',
    admin: {
      useAsTitle: 'path',
      defaultColumns: ['path', 'solution', 'hits', 'lastSeen', 'referrer'],
      listSearchableFields: ['path', 'referrer'],
      // Ignored URLs stay stored, so that they are not reported again.
      baseFilter: () => ({ ignored: { not_equals: true } }),
      components: { beforeListTable: ['/features/routing/studio/missing-intro#MissingIntro'] },
    },
    defaultSort: '-hits',
    endpoints: missingPathEndpoints,
    fields: [
      ...recorded,
      {
        name: 'ignored',
        type: 'checkbox',
        defaultValue: false,
        index: true,
      },
    ],
  },
})
