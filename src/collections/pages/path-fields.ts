import type { Field } from 'payload'

import { routeUrlField } from '@/features/routing/server/public-url-field'
import { closedToTranslators } from '@/lib/payload/access'
import { hiddenSlugField } from '@/lib/payload/fields/slug-field'

/** The URL of a page: its parent, its own path segment, and the path that follows from both. */
export const pathFields: Field[] = [
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
