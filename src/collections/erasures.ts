import type { Field } from 'payload'

import { studioLabel } from '@/lib/i18n/studio-text'
import { isAdministrator, noAccess } from '@/lib/payload/access'
import { erasureEndpoints } from '@/features/privacy/server/erasure-endpoints'
import { factsField } from '@/lib/payload/fields/system-fields'
import { erasureAskers } from '@/features/privacy/model/erasure-askers'

import { defineCollection } from './define-collection'

const recorded: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    options: ['begun', 'done'],
  },
  {
    name: 'requestedBy',
    type: 'select',
    required: true,
    options: erasureAskers.map((value) => ({ value, label: studioLabel(`erasure.askers.${value}`) })),
  },
  {
    name: 'executedBy',
    type: 'relationship',
    relationTo: 'users',
  },
  {
    name: 'executedByName',
    type: 'text',
  },
  factsField({
    name: 'counts',
  }),
  {
    name: 'doneAt',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'emailHash',
    type: 'text',
    required: true,
    index: true,
  },
]

/** Proof of an erasure: date, member of staff and number of rows. Contains no data of the erased person. */
export const erasures = defineCollection({
  menu: { group: 'people', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'erasures',
    admin: {
      useAsTitle: 'executedByName',
      defaultColumns: ['createdAt', 'state', 'requestedBy', 'executedByName'],
      components: { beforeListTable: ['/composition/studio-parts#ErasePerson'] },
    },
    defaultSort: '-createdAt',
    endpoints: erasureEndpoints,
    disableDuplicate: true,
    fields: recorded,
  },
})
