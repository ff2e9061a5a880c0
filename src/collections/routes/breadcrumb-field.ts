import type { Field } from 'payload'

/** The breadcrumb above a route, topmost first. The first entry is the parent path. */
export const breadcrumbField: Field = {
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
