import type { Field, ArrayField } from 'payload'

import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields, urlField } from '@/lib/payload/fields/link-field'
import { visibilityField } from '@/lib/payload/fields/common-fields'

import { defineGlobal } from '../../define-collection'

const kindField = (): Field => ({
  name: 'kind',
  type: 'select',
  required: true,
  defaultValue: 'page',
  options: ['page', 'link'],
})

const pageField = (): Field => ({
  name: 'page',
  type: 'relationship',
  relationTo: 'pages',
  admin: {
    condition: (_, sibling) => sibling?.kind !== 'link',
  },
})

function ownUrlField(): Field {
  const field = urlField()
  return { ...field, admin: { ...field.admin, condition: (_, sibling) => sibling?.kind === 'link' } }
}

const labelField = (): Field => ({
  name: 'label',
  type: 'text',
  localized: true,
})

const itemFields = (): Field[] => [kindField(), pageField(), ownUrlField(), labelField(), visibilityField()]

const level = (name: string, below: Field[]): ArrayField => ({
  name,
  type: 'array',
  admin: { initCollapsed: true },
  fields: [...itemFields(), ...below],
})

/**
 * The menu: a tree of three levels. Each level has a different field name, because SQLite's relations cannot distinguish
 * nested lists of the same name.
 */
const menuField = level('menu', [level('children', [level('grandchildren', [])])])

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
