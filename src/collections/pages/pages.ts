import type { CheckboxField, Field } from 'payload'

import { blocksFor } from '@/blocks/registry'
import { tags } from '@/lib/cache/tags'
import {
  isEditor,
  isStaff,
  isWriter,
  publishedOrStaff,
  closedToTranslators,
  isAdministrator,
} from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { checksField } from '@/features/checks/server/checks-field'
import { blocksField } from '@/features/translation/server/blocks-field'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { seoTab } from '@/features/seo/server/seo-fields'
import { translationFields } from '@/features/translation/server/translation-fields'
import { publicUrlEndpoint } from '@/features/routing/server/public-url-endpoint'
import { urlField } from '@/lib/payload/fields/link-field'
import { pageRedirectValidate } from '@/features/routing/server/page-redirect-validate'
import { routeUrlField } from '@/features/routing/server/public-url-field'
import { hiddenSlugField } from '@/lib/payload/fields/slug-field'

import { defineCollection } from '../define-collection'
import { bannerFields } from './banner-fields'

/** The URL of a page: its parent, its own path segment, and the path that follows from both. */
const pathFields: Field[] = [
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    access: closedToTranslators,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: {
      position: 'sidebar',
    },
  },
  routeUrlField(),
  // Only names the page in links, see `path`; visitors' address is the field above.
  hiddenSlugField({ access: closedToTranslators }),
  {
    name: 'path',
    type: 'text',
    unique: true,
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => undefined] },
    admin: {
      position: 'sidebar',
      readOnly: true,
    },
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

const option = (name: string, defaultValue: boolean): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue,
  access: closedToTranslators,
})

/** Options of a page besides its content. */
const pageOptionFields: Field[] = [
  option('showBreadCrumb', true),
  option('showFixedMenu', false),
  option('noReferrerNoFollow', false),
  option('redirect', false),
  {
    ...urlField(false, pageRedirectValidate),
    name: 'redirectUrl',
    access: closedToTranslators,
    admin: {
      condition: (data) => data?.redirect === true,
    },
  },
  ...bannerFields,
  {
    name: 'css',
    // Not Payload's code field, which loads its editor from an external server.
    type: 'textarea',
    maxLength: 20_000,
    // CSS can hide or imitate anything on a page, so only administrators change it.
    access: { create: isAdministrator, update: isAdministrator },
    admin: {
      rows: 10,
      className: 'studio-page-css-field',
      components: { afterInput: ['/features/content/studio/css-notice#CssNotice'] },
    },
  },
]

export const pages = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  // Its title is the name of its breadcrumb, on every page below it.
  refreshes: ({ differs }) => [
    tags.list('pages'),
    ...(differs('title', 'path', 'publishedIn') ? [tags.routes] : []),
  ],
  findable: { title: ['title'], text: ['path'], detail: ['path'] },
  schema: {
    slug: 'pages',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'path'],
    },
    defaultSort: 'sort',
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicUrlEndpoint('pages')],
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
      },
      {
        type: 'tabs',
        tabs: [
          {
            label: 'content',
            fields: [
              blocksField({
                ...blocksFor('pages'),
                above: ['/composition/studio-parts#PatternOffer'],
                below: ['/composition/studio-parts#PatternTools'],
              }),
            ],
          },
          {
            label: 'options',
            fields: pageOptionFields,
          },
          seoTab(),
        ],
      },
      ...pathFields,
      publishedInField(),
      ...translationFields(),
      checksField(),
    ],
  },
})
