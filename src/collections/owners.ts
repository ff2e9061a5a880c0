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
    labels: {
      singular: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
      plural: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
    },
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
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
      languageField(),
      {
        name: 'invitation',
        type: 'ui',
        label: { nl: 'Uitnodiging', fr: 'Invitation', en: 'Invitation', de: 'Einladung' },
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#InviteOwner' },
        },
      },
      {
        name: 'invitedAt',
        type: 'date',
        access: bySystem,
        label: { nl: 'Uitgenodigd op', fr: 'Invité le', en: 'Invited on', de: 'Eingeladen am' },
        admin: shownTime,
      },
      {
        name: 'lastSignInAt',
        type: 'date',
        access: bySystem,
        label: {
          nl: 'Laatst aangemeld',
          fr: 'Dernière connexion',
          en: 'Last signed in',
          de: 'Zuletzt angemeldet',
        },
        admin: shownTime,
      },
      ...digestFields,
    ],
  },
})
