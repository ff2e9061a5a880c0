import { tags } from '@/lib/cache/tags'
import { isEditor, isStaff, isWriter, publishedOrStaff } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { urlField } from '@/lib/payload/fields/link-field'
import { originKeyField } from '@/lib/payload/fields/system-fields'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { languagesField } from '@/features/translation/server/translation-fields'

import { defineCollection } from './define-collection'

/** Testimonials of clients. The form stores drafts, an editor publishes them. */
export const testimonials = defineCollection({
  module: 'testimonials',
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  // Its path is made from its name, in the languages of its comment.
  refreshes: ({ differs }) => [
    tags.list('testimonials'),
    ...(differs('name', 'slug', 'comment') ? [tags.routes] : []),
  ],
  findable: { title: ['name'], text: ['about'] },
  schema: {
    slug: 'testimonials',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'language', 'date', '_status'],
    },
    defaultSort: '-date',
    trash: true,
    versions: { drafts: true, maxPerDoc: 10 },
    endpoints: translationEndpoints,
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
      },
      {
        name: 'about',
        type: 'text',
        localized: true,
        maxLength: 200,
      },
      {
        name: 'comment',
        type: 'textarea',
        localized: true,
        required: true,
        maxLength: 3000,
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
      },
      {
        ...urlField(),
        name: 'website',
        admin: {},
      },
      languagesField(),
      languageField({ admin: { position: 'sidebar' } }),
      {
        name: 'date',
        type: 'date',
        index: true,
        defaultValue: () => new Date().toISOString(),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'postedBy',
        type: 'text',
        maxLength: 120,
        admin: { position: 'sidebar' },
      },
      {
        name: 'slug',
        type: 'text',
        unique: true,
        hooks: { beforeDuplicate: [() => ''] },
        admin: {
          position: 'sidebar',
        },
      },
      originKeyField(),
    ],
  },
})
