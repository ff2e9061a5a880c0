import type { Field } from 'payload'

import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'

import { defineGlobal } from '../../define-collection'
import { menuField } from './menu-field'

const topBarSide = (name: 'left' | 'right'): Field => ({
  name,
  type: 'array',
  admin: { initCollapsed: true },
  fields: linkFields({ required: true, decorated: true }),
})

const topBarField: Field = {
  name: 'topBar',
  type: 'group',
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: true,
    },
    topBarSide('left'),
    topBarSide('right'),
  ],
}

const placeField = (name: string, defaultValue: string): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  options: ['left', 'centre', 'right'],
})

/** The header of every page. */
export const header = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'header',
    versions: draftsOfSettings,
    fields: [
      menuField,
      {
        type: 'row',
        fields: [
          placeField('logoPosition', 'left'),
          placeField('menuPosition', 'right'),
          placeField('languagePosition', 'right'),
        ],
      },
      {
        name: 'showFreeEvaluation',
        type: 'checkbox',
        defaultValue: true,
      },
      topBarField,
    ],
  },
})
