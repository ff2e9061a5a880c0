import { blockSlugsFor } from '@/blocks/registry'
import { tags } from '@/lib/cache/tags'
import { isEditor, isStaff, isWriter, publishedOrStaff } from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { checksField } from '@/features/checks/server/checks-field'
import { blocksField } from '@/features/translation/server/blocks-field'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { seoTab } from '@/features/seo/server/seo-fields'
import { translationFields } from '@/features/translation/server/translation-fields'
import { publicUrlEndpoint } from '@/features/routing/server/public-url-endpoint'

import { defineCollection } from '../define-collection'
import { pathFields } from './path-fields'
import { pageOptionFields } from './page-option-fields'

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
                kinds: blockSlugsFor('pages'),
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
