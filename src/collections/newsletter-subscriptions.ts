import { isEditor, noAccess } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { optInFields } from '@/features/subscriptions/server/opt-in-fields'

import { defineCollection } from './define-collection'

/** Subscribers of the newsletter, with the proof of consent. One row per e-mail address, without an account. */
export const newsletterSubscriptions = defineCollection({
  module: 'newsletter',
  menu: { group: 'people', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isEditor },
  schema: {
    slug: 'newsletterSubscriptions',
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'language', 'confirmed', 'confirmedAt', 'endedAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
      },
      languageField(),
      ...optInFields,
    ],
  },
})
