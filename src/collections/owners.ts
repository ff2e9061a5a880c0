import type { CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { visitorAuth } from '@/lib/cms/auth-options'
import { languageField } from '@/lib/cms/fields/language-field'
import { checkPassword } from '@/lib/cms/hooks/password-rules'
import { fieldForEditors, selfOr } from '@/lib/cms/own-access'

import { groups } from './groups'

/** People whose property the agency sells or lets; they sign in to the owner portal, never to the studio. */
export const owners: CollectionConfig = {
  slug: 'owners',
  labels: {
    singular: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
    plural: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
  },
  auth: visitorAuth,
  access: {
    admin: nobody,
    create: editors,
    read: selfOr('owners', 'administrator', 'editor', 'agent'),
    update: selfOr('owners', 'administrator', 'editor'),
    delete: editors,
    readVersions: nobody,
    unlock: editors,
  },
  admin: { group: groups.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone'] },
  hooks: { beforeOperation: [checkPassword] },
  fields: [
    // The address is the account's name: the agency changes it after having checked who asks.
    { name: 'email', type: 'email', required: true, unique: true, access: { update: fieldForEditors } },
    { name: 'name', type: 'text', required: true, label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } },
    { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
    languageField(),
  ],
}
