import type { Condition, Field, NumberField, RelationshipField } from 'payload'

import { chosenPropertiesField } from '@/lib/payload/fields/common-fields'

type Sibling = { mode?: unknown; choice?: unknown } | undefined

const isSelection = (sibling: Sibling): boolean => sibling?.mode === 'selection'
const isFiltered: Condition = (_, sibling: Sibling) => isSelection(sibling) && sibling?.choice !== 'chosen'
const isChosen: Condition = (_, sibling: Sibling) => isSelection(sibling) && sibling?.choice === 'chosen'

const anyOf = (
  name: string,
  relationTo: 'localities' | 'propertyTypes' | 'neighbourhoods' | 'projects' | 'agents',
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  maxRows: 30,
  admin: { allowCreate: false, allowEdit: false, width: '50%' },
})

const bound = (name: string): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max: 9_999_999_999,
  admin: { step: 1, width: '50%' },
})

const choiceField: Field = {
  name: 'choice',
  type: 'select',
  required: true,
  defaultValue: 'filtered',
  options: ['filtered', 'chosen'],
  admin: { condition: (_, sibling: Sibling) => isSelection(sibling) },
}

const filterFields: Field[] = [
  {
    type: 'row',
    fields: [
      anyOf('localities', 'localities'),
      anyOf('types', 'propertyTypes'),
      anyOf('neighbourhoods', 'neighbourhoods'),
      anyOf('projects', 'projects'),
      anyOf('agents', 'agents'),
    ],
  },
  {
    type: 'row',
    fields: [bound('priceMin'), bound('priceMax'), bound('surfaceMin'), bound('bedroomsMin')],
  },
  {
    name: 'hideSold',
    type: 'checkbox',
    defaultValue: false,
  },
]

/** What a short selection shows: the newest properties that fit the filters of the search, or ones chosen by hand. */
export const selectionFields: Field[] = [
  choiceField,
  chosenPropertiesField(isChosen),
  {
    type: 'collapsible',
    label: 'filters',
    admin: {
      condition: isFiltered,
    },
    fields: filterFields,
  },
]
