import { randomUUID } from 'node:crypto'

import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { leadEventKinds } from '@/features/leads/model/lead-event-kinds'

import { defineCollection } from './define-collection'

/**
 * History of a lead and notes of staff: one row each, written once, so that two people and the worker never overwrite
 * each other. Users who may read a lead read its rows on its page; the list is for administrators.
 */
export const leadEvents = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'leadEvents',
    admin: {
      useAsTitle: 'kind',
      defaultColumns: ['lead', 'kind', 'byName', 'createdAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        required: true,
        index: true,
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: [...leadEventKinds],
      },
      {
        name: 'from',
        type: 'text',
      },
      {
        name: 'to',
        type: 'text',
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 5000,
      },
      {
        name: 'by',
        type: 'relationship',
        relationTo: 'users',
      },
      // Remains after the account is deleted.
      {
        name: 'byName',
        type: 'text',
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        defaultValue: () => randomUUID(),
        admin: { hidden: true },
      },
    ],
  },
})
