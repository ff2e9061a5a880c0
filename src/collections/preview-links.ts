import { isAdministrator, isStaff, noAccess, ownAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const ownLinks = ownAccess(
  isAdministrator,
  ['editor', 'agent', 'translator'],
  'The links that the account made.',
  (user) => ({ user: { equals: user.id } }),
)

/** Links that open a draft without an account. A deleted link opens nothing any more; ended ones are deleted. */
export const previewLinks = defineCollection({
  menu: { group: 'content', shownTo: isStaff },
  access: { create: noAccess, read: ownLinks, update: noAccess, delete: ownLinks },
  schema: {
    slug: 'previewLinks',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'user', 'createdAt', 'until', 'revoke'],
      listSearchableFields: ['title'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        // As it was when the link was made.
        name: 'title',
        type: 'text',
        admin: { components: { Cell: '/studio/place-cell#DocumentCell' } },
      },
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: { components: { Cell: '/studio/place-cell#PlaceCell' } },
      },
      {
        name: 'document',
        type: 'text',
        required: true,
        index: true,
        admin: { hidden: true },
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        index: true,
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'revoke',
        type: 'ui',
        admin: { components: { Cell: '/features/preview/studio/revoke-link#RevokeCell', Field: false } },
      },
    ],
  },
})
