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
    auth: visitorAuth,
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'language', 'lastSignInAt'] },
    fields: [
      { name: 'email', type: 'email', required: true, unique: true, access: { update: isEditor } },
      { name: 'name', type: 'text' },
      { name: 'phone', type: 'text' },
      languageField(),
      {
        name: 'lastSignInAt',
        type: 'date',
        index: true,
        access: bySystem,
        admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
      // Favourites, hidden properties and private notes: of the visitor alone.
      {
        name: 'saved',
        type: 'json',
        access: { ...bySystem, read: noAccess },
        admin: { hidden: true },
      },
      {
        name: 'savedVersion',
        type: 'number',
        access: { ...bySystem, read: noAccess },
        admin: { hidden: true },
      },
    ],
  },
})
