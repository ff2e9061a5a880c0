import type { Field } from 'payload'

import { picturesInput } from '@/features/media/model/pictures-input'
import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'

import { defineGlobal } from '../define-collection'

const width = (name: 'sm' | 'md' | 'lg', defaultValue: number): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 12,
  defaultValue,
  admin: { step: 1 },
})

const linksField = (): Field => ({
  name: 'links',
  type: 'array',
  fields: linkFields({ required: true }),
  admin: { initCollapsed: true },
})

const columnFields: Field[] = [
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
  },
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
  },
  {
    name: 'fullText',
    type: 'richText',
    localized: true,
  },
  linksField(),
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { components: { Field: picturesInput({ altSource: 'page' }) } },
  },
  {
    type: 'row',
    fields: [width('sm', 12), width('md', 6), width('lg', 3)],
  },
]

/** The footer of every page. */
export const footer = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'footer',
    versions: draftsOfSettings,
    fields: [
      {
        name: 'columns',
        type: 'array',
        maxRows: 8,
        admin: {
          initCollapsed: true,
        },
        fields: columnFields,
      },
      linksField(),
      {
        name: 'copyright',
        type: 'text',
        localized: true,
      },
    ],
  },
})
