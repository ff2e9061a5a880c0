import { commentEmailsField } from '@/features/comments/server/comment-emails-field'
import { sessionStrategy } from '@/features/sign-in/server/session-strategy'
import { signInEndpoints } from '@/features/sign-in/server/sign-in-endpoints'
import { isAdministrator, isAgent, isEditor, isStaff, noAccess, ownAccount } from '@/lib/payload/access'
import { staffAuth } from '@/lib/payload/auth-options'
import { languageField, languageOptions, writtenLanguageInput } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const byAdministrators = { create: isAdministrator, update: isAdministrator }

/** Accounts of staff. A script creates the first administrator. */
export const users = defineCollection({
  menu: {
    // In the group of the settings, which the menu shows before the system.
    group: 'settings',
    shownTo: isEditor,
  },
  access: {
    admin: isStaff,
    create: isAdministrator,
    read: ownAccount('users', isAgent),
    update: ownAccount('users', isAdministrator),
    delete: isAdministrator,
    unlock: isAdministrator,
  },
  findable: { title: ['name', 'email'], detail: ['email', 'role'] },
  schema: {
    slug: 'users',
    auth: { ...staffAuth, strategies: [sessionStrategy] },
    endpoints: signInEndpoints,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
    },
    fields: [
      // Payload's own field of this name takes these rules too: a user who changes an e-mail address could take over
      // the account.
      { name: 'email', type: 'email', required: true, unique: true, access: byAdministrators },
      {
        // Read by `askCurrentPassword`, never stored.
        name: 'currentPassword',
        type: 'text',
        virtual: true,
        access: { read: noAccess },
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          disableListFilter: true,
          components: { Field: '/studio/current-password#CurrentPassword' },
        },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
      },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'translator',
        saveToJWT: true,
        access: byAdministrators,
        options: ['administrator', 'editor', 'agent', 'translator'],
      },
      {
        // Empty: all languages.
        name: 'targetLanguages',
        type: 'select',
        hasMany: true,
        access: byAdministrators,
        options: languageOptions,
        admin: {
          condition: ({ role }) => role === 'translator',
          components: { Field: writtenLanguageInput },
        },
      },
      // The studio is in every language of the site, also in those that visitors do not get.
      languageField({ admin: { components: {} } }),
      {
        name: 'agent',
        type: 'relationship',
        relationTo: 'agents',
        access: byAdministrators,
      },
      commentEmailsField(),
      {
        name: 'calendarSeed',
        type: 'text',
        access: { create: noAccess, read: noAccess, update: noAccess },
        admin: { hidden: true },
      },
      {
        name: 'security',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#OwnSecurity' },
        },
      },
    ],
  },
})
