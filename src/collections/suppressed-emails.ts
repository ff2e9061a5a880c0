import { isEditor } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** E-mail addresses that get no alerts: mail servers refused them for good, or their holders complained. */
export const suppressedEmails = defineCollection({
  menu: { group: 'people', shownTo: isEditor },
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  schema: {
    slug: 'suppressedEmails',
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'reason', 'createdAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)] },
      },
      {
        name: 'reason',
        type: 'select',
        required: true,
        defaultValue: 'manual',
        options: ['bounce', 'complaint', 'manual'],
      },
      {
        name: 'detail',
        type: 'textarea',
      },
    ],
  },
})
