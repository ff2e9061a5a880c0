import { tags } from '@/lib/cache/tags'
import { anyone, isEditor } from '@/lib/payload/access'
import { urlField } from '@/lib/payload/fields/link-field'

import { defineCollection } from './define-collection'

/** Former paths and their new targets. */
export const redirects = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: anyone, update: isEditor, delete: isEditor },
  refreshes: () => [tags.routes],
  schema: {
    slug: 'redirects',
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'source', 'updatedAt'],
      components: { beforeListTable: ['/composition/studio-parts#UrlTest'] },
    },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
      },
      {
        ...urlField(true),
        name: 'to',
        admin: {},
        index: true,
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
      },
      {
        name: 'source',
        type: 'select',
        defaultValue: 'editor',
        access: { create: () => false, update: () => false },
        options: ['editor', 'system', 'import'],
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  },
})
