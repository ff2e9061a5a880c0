import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import { anyone, closedToTranslators, isEditor, isWriter } from '@/lib/payload/access'
import { textOf } from '@/lib/values/read-value'
import { languageInput, languageOptions } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const contactFields: Field[] = [
  {
    name: 'email',
    type: 'email',
    access: closedToTranslators,
    admin: { width: '50%' },
  },
  {
    name: 'phone',
    type: 'text',
    maxLength: 40,
    access: closedToTranslators,
    admin: { width: '25%' },
  },
  {
    name: 'mobilePhone',
    type: 'text',
    maxLength: 40,
    access: closedToTranslators,
    admin: { width: '25%' },
  },
]

const whatsappField: Field = {
  name: 'whatsapp',
  type: 'checkbox',
  defaultValue: false,
  access: closedToTranslators,
  admin: { condition: (_, agent) => textOf(agent.mobilePhone) !== '' },
}

/** The agency's staff as visitors see them. Everything here is public. */
export const agents = defineCollection({
  menu: { group: 'catalogue', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  refreshes: () => [tags.list('agents')],
  findable: {
    title: ['name', 'email'],
    text: ['phone', 'mobilePhone', 'role', 'registrationNumber'],
    detail: ['email'],
  },
  schema: {
    slug: 'agents',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'role', 'phone', 'email'],
    },
    defaultSort: 'sort',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        access: closedToTranslators,
      },
      {
        name: 'role',
        type: 'text',
        localized: true,
        maxLength: 120,
      },
      {
        name: 'portrait',
        type: 'upload',
        relationTo: 'media',
        access: closedToTranslators,
        filterOptions: { mimeType: { contains: 'image/' } },
      },
      { type: 'row', fields: contactFields },
      whatsappField,
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        access: closedToTranslators,
        options: languageOptions,
        admin: { components: { Field: languageInput } },
      },
      {
        name: 'registrationNumber',
        type: 'text',
        maxLength: 60,
        access: closedToTranslators,
      },
      {
        name: 'biography',
        type: 'textarea',
        localized: true,
        maxLength: 900,
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 0,
        access: closedToTranslators,
        admin: { step: 1 },
      },
    ],
  },
})
