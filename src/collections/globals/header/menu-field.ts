import type { ArrayField, Field } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'
import { visibilityField } from '@/lib/payload/fields/common-fields'

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
export const menuField = level('menu', [level('children', [level('grandchildren', [])])])
