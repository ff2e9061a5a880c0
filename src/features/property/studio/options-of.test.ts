import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { optionsOf } from './options-of'

const options = [{ value: 'sold', label: { fr: 'Vendu' } }]
const select = (name: string): ClientField => ({ name, type: 'select', options })

const fields: ClientField[] = [
  { name: 'owner', type: 'group', fields: [select('inside')] },
  { name: 'price', type: 'number' },
  { type: 'tabs', tabs: [{ label: 'Main', fields: [{ type: 'row', fields: [select('status')] }] }] },
]

test('finds the options of a field in unnamed tabs and rows', () => {
  expect(optionsOf(fields, 'status')).toEqual(options)
})

test('finds none of a field without options, of an unknown one, and of one that is stored in a group', () => {
  for (const name of ['price', 'unknown', 'inside']) expect(optionsOf(fields, name)).toEqual([])
})
