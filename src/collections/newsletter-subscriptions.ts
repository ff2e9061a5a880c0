import type { CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { languageField } from '@/lib/cms/fields/language-field'
import { optInFields, optInNames } from '@/lib/cms/fields/opt-in-fields'
import { keepForSystem } from '@/lib/cms/hooks/keep-for-system'

import { groups } from './groups'

/** Who gets the newsletter, and the proof that each agreed. One row per address; no account belongs to it. */
export const newsletterSubscriptions: CollectionConfig = {
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
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'language', 'confirmed', 'confirmedAt', 'endedAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [keepForSystem(optInNames)] },
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
}
