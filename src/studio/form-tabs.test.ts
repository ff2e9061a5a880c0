import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { findOptions } from './form-tabs'

const options = [{ value: 'sold', label: { fr: 'Vendu' } }]
const select = (name: string): ClientField => ({ name, type: 'select', options })

const fields: ClientField[] = [
  { name: 'owner', type: 'group', fields: [select('inside')] },
  { name: 'price', type: 'number' },
  { type: 'tabs', tabs: [{ label: 'Main', fields: [{ type: 'row', fields: [select('status')] }] }] },
]

test('finds the options of a field in tabs, rows and groups', () => {
  for (const name of ['status', 'inside']) expect(findOptions(fields, name)).toEqual(options)
})

test('finds none of a field without options and of an unknown one', () => {
  for (const name of ['price', 'unknown']) expect(findOptions(fields, name)).toEqual([])
})
