import { anyone, closedToTranslators, isEditor, isWriter, pathAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

export const articleCategories = defineCollection({
  module: 'articles',
  menu: { group: 'content', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  // A new slug changes the routes of its articles, which refresh by themselves.
  refreshes: () => [],
  findable: { title: ['name'] },
  schema: {
    slug: 'articleCategories',
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'categoryId'] },
    fields: [
      {
        name: 'name',
        type: 'text',
        localized: true,
        required: true,
      },
      {
        name: 'slug',
        type: 'text',
        localized: true,
        access: pathAccess,
      },
      {
        name: 'categoryId',
        type: 'number',
        unique: true,
        access: closedToTranslators,
        admin: {
          step: 1,
        },
      },
    ],
  },
})
