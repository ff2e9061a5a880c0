import { isEditor, noAccess } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { optInFields } from '@/features/subscriptions/server/opt-in-fields'

import { defineCollection } from './define-collection'

/** Subscribers of the newsletter, with the proof of consent. One row per e-mail address, without an account. */
export const newsletterSubscriptions = defineCollection({
  menu: { group: 'people', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isEditor },
  schema: {
    slug: 'newsletterSubscriptions',
    labels: {
      singular: {
        nl: 'Nieuwsbriefadres',
        fr: 'Adresse de la newsletter',
        en: 'Newsletter address',
        de: 'Newsletter-Adresse',
      },
      plural: {
        nl: 'Nieuwsbriefadressen',
        fr: 'Adresses de la newsletter',
        en: 'Newsletter addresses',
        de: 'Newsletter-Adressen',
      },
    },
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
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      },
      languageField(),
      ...optInFields,
    ],
  },
})
