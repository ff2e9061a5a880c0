import { digestFields } from '@/features/accounts/server/digest-fields'
import { ownerEndpoints } from '@/features/accounts/server/owner-endpoints'
import { isAgent, isEditor, noAccess, ownAccount } from '@/lib/payload/access'
import { visitorAuth } from '@/lib/payload/auth-options'
import { languageField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** Written by the system, read in the studio. */
const bySystem = { create: noAccess, update: noAccess }
const shownTime = { readOnly: true, date: { pickerAppearance: 'dayAndTime' as const } }

/** Owners of the properties that the agency sells or lets. They sign in to the owner portal, not to the studio. */
export const owners = defineCollection({
  module: 'owners',
  menu: { group: 'people', shownTo: isAgent },
  access: {
    admin: noAccess,
    create: isEditor,
    read: ownAccount('owners', isAgent),
    update: ownAccount('owners', isEditor),
    delete: isEditor,
    unlock: isEditor,
  },
  findable: { title: ['name', 'email'], text: ['phone'], detail: ['email', 'phone'] },
  schema: {
    slug: 'owners',
    auth: visitorAuth,
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'invitedAt', 'lastSignInAt'] },
    endpoints: ownerEndpoints,
    fields: [
      // The e-mail address identifies the account: the agency changes it after checking the request.
      { name: 'email', type: 'email', required: true, unique: true, access: { update: isEditor } },
      {
        name: 'name',
        type: 'text',
        required: true,
      },
      { name: 'phone', type: 'text' },
      languageField(),
      {
        name: 'invitation',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#InviteOwner' },
        },
      },
      {
        name: 'invitedAt',
        type: 'date',
        access: bySystem,
        admin: shownTime,
      },
      {
        name: 'lastSignInAt',
        type: 'date',
        access: bySystem,
        admin: shownTime,
      },
      ...digestFields,
    ],
  },
})
