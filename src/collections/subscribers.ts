import { isAgent, isEditor, noAccess, ownAccount } from '@/lib/payload/access'
import { visitorAuth } from '@/lib/payload/auth-options'
import { languageField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** Written by the system, in the database alone. */
const bySystem = { create: noAccess, update: noAccess }

/**
 * Visitors who chose a password: they sign in to change the searches of their e-mail address, and find their saved homes
 * on every device. They alone make these accounts. */
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
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'language', 'lastSignInAt'] },
    fields: [
      { name: 'email', type: 'email', required: true, unique: true, access: { update: isEditor } },
      { name: 'name', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } },
      { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
      languageField(),
      {
        name: 'lastSignInAt',
        type: 'date',
        index: true,
        access: bySystem,
        label: {
          nl: 'Laatst aangemeld',
          fr: 'Dernière connexion',
          en: 'Last signed in',
          de: 'Zuletzt angemeldet',
        },
        admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
      // Favourites, hidden properties and private notes: of the visitor alone.
      {
        name: 'saved',
        type: 'json',
        access: { ...bySystem, read: noAccess },
        label: {
          nl: 'Bewaarde panden',
          fr: 'Biens enregistrés',
          en: 'Saved properties',
          de: 'Gemerkte Objekte',
        },
        admin: { hidden: true },
      },
      {
        name: 'savedVersion',
        type: 'number',
        access: { ...bySystem, read: noAccess },
        label: { nl: 'Versie', fr: 'Version', en: 'Version', de: 'Version' },
        admin: { hidden: true },
      },
    ],
  },
})
