import type { CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { visitorAuth } from '@/lib/cms/auth-options'
import { languageField } from '@/lib/cms/fields/language-field'
import { checkPassword } from '@/lib/cms/hooks/password-rules'
import { fieldForEditors, selfOr } from '@/lib/cms/own-access'

import { groups } from './groups'

/** Visitors who registered a search and may sign in to change it. The registration form makes these accounts. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { nl: 'Ingeschreven persoon', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
    plural: { nl: 'Ingeschreven personen', fr: 'Abonnés', en: 'Subscribers', de: 'Abonnenten' },
  },
  auth: visitorAuth,
  access: {
    admin: nobody,
    create: nobody,
    read: selfOr('subscribers', 'administrator', 'editor', 'agent'),
    update: selfOr('subscribers', 'administrator', 'editor'),
    delete: editors,
    readVersions: nobody,
    unlock: editors,
  },
  admin: { group: groups.people, useAsTitle: 'email', defaultColumns: ['email', 'name', 'language'] },
  hooks: { beforeOperation: [checkPassword] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, access: { update: fieldForEditors } },
    { name: 'name', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } },
    { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
    languageField(),
  ],
}
