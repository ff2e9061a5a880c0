import { isAgent, isEditor, noAccess, ownAccount } from '@/lib/payload/access'
import { visitorAuth } from '@/lib/payload/auth-options'
import { languageField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** Visitors who registered a search and may sign in to change it. The registration form creates these accounts. */
export const subscribers = defineCollection({
  menu: { group: 'people', shownTo: isEditor },
  access: {
    admin: noAccess,
    create: noAccess,
    read: ownAccount('subscribers', isAgent),
    update: ownAccount('subscribers', isEditor),
    delete: isEditor,
    unlock: isEditor,
  },
  schema: {
    slug: 'subscribers',
    labels: {
      singular: { nl: 'Ingeschreven persoon', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
      plural: { nl: 'Ingeschreven personen', fr: 'Abonnés', en: 'Subscribers', de: 'Abonnenten' },
    },
    auth: visitorAuth,
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'language'] },
    fields: [
      { name: 'email', type: 'email', required: true, unique: true, access: { update: isEditor } },
      { name: 'name', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } },
      { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
      languageField(),
    ],
  },
})
