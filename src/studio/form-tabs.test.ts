import type { ClientField, SanitizedDocumentPermissions } from 'payload'
import { expect, test } from 'vitest'

import { fieldAt, findOptions, mayUpdateField } from './form-tabs'

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

test('a field is found by its path, through rows of lists and of blocks', () => {
  const label: ClientField = { name: 'label', type: 'text', maxLength: 40 }
  const blockFields = (row: string): ClientField[] =>
    row === 'blocks.1' ? [{ name: 'links', type: 'array', fields: [label] }] : []
  const all: ClientField[] = [
    ...fields,
    { type: 'tabs', tabs: [{ label: 'Content', fields: [{ name: 'blocks', type: 'blocks', blocks: [] }] }] },
  ]
  const at = (path: string) => fieldAt(all, path, blockFields)
  expect(at('price')).toMatchObject({ type: 'number' })
  expect(at('owner.inside')).toMatchObject({ name: 'inside' })
  expect(at('status')).toMatchObject({ type: 'select' })
  expect(at('blocks.1.links.0.label')).toBe(label)
  for (const gone of ['blocks.0.links.0.label', 'owner.price', 'nothing']) expect(at(gone)).toBeUndefined()
})

const update = { create: true, read: true, update: true } as const
const readOnly = { read: true } as never
const permissions: SanitizedDocumentPermissions = {
  update: true,
  fields: {
    title: true,
    price: readOnly,
    links: { ...update, fields: { label: true, url: readOnly } },
    blocks: { ...update, blocks: { hero: { fields: { heading: true, kind: readOnly } }, text: true } },
  },
}

test.each([
  ['title', true],
  ['price', false],
  ['unknown', false],
  ['links.0.label', true],
  ['links.0.url', false],
  ['blocks.0.heading', true],
  ['blocks.0.kind', false],
  ['blocks.1.anything', true],
  ['blocks.2.heading', false],
])('whether the user may change %s: %s', (path, mayUpdate) => {
  const kinds: Record<string, string> = { 'blocks.0': 'hero', 'blocks.1': 'text', 'blocks.2': 'none' }
  expect(mayUpdateField(permissions, path, (row) => kinds[row] ?? '')).toBe(mayUpdate)
})
