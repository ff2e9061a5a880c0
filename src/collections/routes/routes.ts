import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import { closedToTranslators, isEditor, pathAccess, publicAccess } from '@/lib/payload/access'
import { explainUrlEndpoint } from '@/features/routing/server/explain-url-endpoint'
import { checkLinkEndpoint } from '@/features/routing/server/link-sources'
import { urlField } from '@/lib/payload/fields/link-field'

import { defineCollection } from '../define-collection'

/** The breadcrumb above a route, topmost first. The first entry is the parent path. */
const breadcrumbField: Field = {
  name: 'breadcrumb',
  type: 'array',
  admin: {
    initCollapsed: true,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
    },
    {
      name: 'path',
      type: 'text',
    },
  ],
}

const addressFields: Field[] = [
  {
    name: 'original',
    type: 'text',
    required: true,
    unique: true,
    access: closedToTranslators,
  },
  {
    name: 'path',
    type: 'text',
    localized: true,
    index: true,
    access: pathAccess,
  },
  {
    name: 'automatic',
    type: 'checkbox',
    defaultValue: false,
    access: closedToTranslators,
  },
]

const targetFields: Field[] = [
  {
    name: 'type',
    type: 'select',
    required: true,
    defaultValue: 'page',
    access: closedToTranslators,
    options: ['page', 'article', 'feedback', 'login'],
    admin: {
      position: 'sidebar',
    },
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    access: closedToTranslators,
    admin: { position: 'sidebar' },
  },
  {
    name: 'article',
    type: 'relationship',
    relationTo: 'articles',
    index: true,
    access: closedToTranslators,
    admin: { position: 'sidebar' },
  },
  {
    ...urlField(),
    name: 'external',
    access: closedToTranslators,
    admin: {
      position: 'sidebar',
    },
  },
]

/** A route is as public as its target: the path of a draft would reveal its title. */
const publishedRoutes = publicAccess(
  {
    or: [
      { page: { exists: false }, article: { exists: false } },
      { 'page._status': { equals: 'published' } },
      { 'article._status': { equals: 'published' } },
    ],
  },
  'Routes to published pages and articles, and routes to other targets.',
)

/** The path of each page and article in each language. */
export const routes = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: publishedRoutes, update: isEditor, delete: isEditor },
  refreshes: () => [tags.routes],
  schema: {
    slug: 'routes',
    admin: {
      useAsTitle: 'original',
      defaultColumns: ['original', 'path', 'type', 'page', 'article'],
      listSearchableFields: ['original', 'path'],
      components: { beforeListTable: ['/composition/studio-parts#UrlTest'] },
    },
    defaultSort: 'original',
    endpoints: [explainUrlEndpoint, checkLinkEndpoint],
    fields: [...addressFields, breadcrumbField, ...targetFields],
  },
})
