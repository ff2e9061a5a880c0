import type { Field } from 'payload'

import { blocksFor } from '@/blocks/registry'
import type { PublicChange } from '@/lib/cache/public-change'
import { tags } from '@/lib/cache/tags'
import { relatedId } from '@/lib/values/read-value'
import {
  closedToTranslators,
  isEditor,
  isStaff,
  isWriter,
  pathAccess,
  publishedOrStaff,
} from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { hiddenSlugField } from '@/lib/payload/fields/slug-field'
import { blocksField } from '@/features/translation/server/blocks-field'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { checksField } from '@/features/checks/server/checks-field'
import { seoTab } from '@/features/seo/server/seo-fields'
import { translationFields } from '@/features/translation/server/translation-fields'
import { publicUrlEndpoint } from '@/features/routing/server/public-url-endpoint'
import { routeUrlField } from '@/features/routing/server/public-url-field'

import { defineCollection } from './define-collection'

const contentFields: Field[] = [
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
  },
  {
    name: 'body',
    type: 'richText',
    localized: true,
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    access: closedToTranslators,
    filterOptions: { mimeType: { contains: 'image/' } },
  },
  {
    name: 'imageBefore',
    type: 'upload',
    relationTo: 'media',
    access: closedToTranslators,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { condition: (data) => Boolean(data.image) },
  },
  blocksField({
    ...blocksFor('articles'),
  }),
]

const sidebarFields: Field[] = [
  routeUrlField(),
  // The last part of the first address; editors change the address itself.
  hiddenSlugField({ access: pathAccess, localized: true }),
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'articleCategories',
    index: true,
    access: closedToTranslators,
    admin: {
      position: 'sidebar',
    },
  },
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'articles',
    index: true,
    access: closedToTranslators,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'sort',
    type: 'number',
    defaultValue: 0,
    index: true,
    access: closedToTranslators,
    admin: {
      position: 'sidebar',
      step: 1,
    },
  },
]

const categoriesOf = ({ before, after }: PublicChange) =>
  [before, after].flatMap((article) => relatedId(article?.category) ?? [])
export const articles = defineCollection({
  module: 'articles',
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  refreshes: (change) => [
    tags.list('articles'),
    ...categoriesOf(change).map((category) => tags.list('articles', category)),
    ...(change.differs('title', 'slug', 'publishedIn', 'category', 'parent') ? [tags.routes] : []),
  ],
  findable: {
    title: ['title'],
    text: ['slug', 'intro'],
    related: [{ field: 'category', collection: 'articleCategories', texts: ['name'] }],
  },
  schema: {
    slug: 'articles',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'category', '_status', 'updatedAt'],
    },
    defaultSort: 'sort',
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicUrlEndpoint('articles')],
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
      },
      {
        type: 'tabs',
        tabs: [{ label: 'content', fields: contentFields }, seoTab()],
      },
      ...sidebarFields,
      publishedInField(),
      ...translationFields(),
      checksField(),
    ],
  },
})
