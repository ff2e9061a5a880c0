import { isAgent, isEditor, noAccess } from '@/lib/payload/access'
import { ownLeadFiles } from '@/features/leads/server/lead-access'
import { docx, privateUpload } from '@/lib/uploads/private-upload'

import { defineCollection } from './define-collection'

/** Files sent with a lead, such as a CV. They are stored outside the public folders; staff download them. */
export const leadFiles = defineCollection({
  menu: { group: 'leads', shownTo: isAgent },
  access: { create: noAccess, read: ownLeadFiles, update: noAccess, delete: isEditor },
  schema: {
    slug: 'leadFiles',
    admin: { useAsTitle: 'originalName', defaultColumns: ['originalName', 'createdAt'] },
    upload: {
      mimeTypes: ['application/pdf', docx],
      ...privateUpload,
      bulkUpload: false,
    },
    fields: [
      {
        name: 'originalName',
        type: 'text',
        required: true,
      },
    ],
  },
})
