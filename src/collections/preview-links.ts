import type { DateField, Field, NumberField, TextField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { isAdministrator, isStaff, noAccess, ownAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const ownLinks = ownAccess(
  isAdministrator,
  ['editor', 'agent', 'translator'],
  'The links that the account made.',
  (user) => ({ user: { equals: user.id } }),
)

const ofProgram = (fields: (TextField | DateField | NumberField)[]): Field[] =>
  fields.map((field) => ({
    ...field,
    hidden: true,
    label: localized(() => field.name),
    access: { create: noAccess, read: noAccess, update: noAccess },
  })) as Field[]

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
      { name: 'mayApprove', type: 'checkbox', defaultValue: false },
      // Who the link is made for, and proves it with a code; empty for every holder.
      { name: 'email', type: 'email' },
      // Digest of the newest code, its end, and the wrong tries.
      ...ofProgram([
        { name: 'code', type: 'text' },
        { name: 'codeUntil', type: 'date' },
        { name: 'codeTries', type: 'number' },
      ]),
      {
        name: 'revoke',
        type: 'ui',
        admin: { components: { Cell: '/features/preview/studio/revoke-link#RevokeCell', Field: false } },
      },
    ],
  },
})
