import { localized } from '@/lib/i18n/locales'
import { isAgent, isEditor } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { documentKinds } from '@/features/documents/model/document-kinds'
import { originalNameField, withoutOriginalName } from '@/features/media/server/original-name'
import { docx, privateUpload } from '@/lib/uploads/private-upload'

import { defineCollection } from './define-collection'

const audienceOptions = ['staff', 'owner', 'onRequest', 'afterApproval']

/** Files of a property. They have no public URL: a handler checks the request and sends them. */
export const documents = defineCollection({
  menu: { group: 'catalogue', shownTo: isAgent },
  access: { create: isAgent, read: isAgent, update: isAgent, delete: isEditor },
  findable: {
    title: ['title', 'originalName'],
    related: [{ field: 'property', collection: 'properties', texts: ['ref', 'reference', 'street'] }],
    detail: ['kind', 'originalName'],
  },
  schema: {
    slug: 'documents',
    defaultPopulate: withoutOriginalName,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'property', 'audience', 'updatedAt'],
    },
    upload: {
      mimeTypes: ['application/pdf', docx, 'image/jpeg', 'image/png'],
      ...privateUpload,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 160,
      },
      propertyField(),
      originalNameField(),
      {
        // SHA-256 of what an import fetched.
        name: 'contentHash',
        type: 'text',
        index: true,
        hidden: true,
        access: { create: () => false, read: () => false, update: () => false },
        label: localized(() => 'contentHash'),
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'other',
        options: [...documentKinds],
      },
      {
        name: 'audience',
        type: 'select',
        required: true,
        defaultValue: 'staff',
        options: audienceOptions,
      },
    ],
  },
})
