import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/**
 * Requests for documents, to distinguish new ones from those already sent. The unique key decides which of two equal
 * requests is the first. The e-mail address is stored as a hash only.
 */
export const documentRequests = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'documentRequests',
    admin: { defaultColumns: ['document', 'property', 'lead', 'createdAt'] },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        admin: { hidden: true },
      },
      {
        // Finds the rows of an e-mail address when its data is erased.
        name: 'emailKey',
        type: 'text',
        required: true,
        index: true,
        admin: { hidden: true },
      },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        index: true,
      },
      propertyField(),
      {
        name: 'document',
        type: 'relationship',
        relationTo: 'documents',
        index: true,
      },
    ],
  },
})
