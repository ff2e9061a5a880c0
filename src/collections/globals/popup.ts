import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'

import { defineGlobal } from '../define-collection'

/** A dialog over the page, at most once per visit. */
export const popup = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'popup',
    versions: draftsOfSettings,
    fields: [
      {
        name: 'delay',
        type: 'number',
        min: 0,
        max: 600,
        defaultValue: 5,
        admin: {
          step: 1,
        },
      },
      {
        name: 'title',
        type: 'text',
        localized: true,
      },
      {
        name: 'media',
        type: 'upload',
        relationTo: 'media',
      },
      {
        name: 'description',
        type: 'richText',
        localized: true,
      },
      {
        name: 'link',
        type: 'group',
        fields: linkFields(),
      },
    ],
  },
})
