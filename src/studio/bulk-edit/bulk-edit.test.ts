import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { changeQuery, documentsPath, refusalsIn } from './bulk-change'
import { bulkFields } from './bulk-fields'

const fields = [
  { type: 'row', fields: [{ type: 'select', name: 'status', label: 'Statut du bien' }] },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Offre',
        fields: [
          {
            type: 'group',
            name: 'offer',
            label: 'Offre',
            fields: [
              { type: 'number', name: 'price', label: 'Prix' },
              { type: 'text', name: 'note', label: 'Note' },
            ],
          },
        ],
      },
      { name: 'seo', fields: [{ type: 'text', name: 'title', label: 'Titre' }] },
    ],
  },
  { type: 'collapsible', label: 'Place', fields: [{ type: 'text', name: 'street' }] },
  { type: 'text', name: 'own', admin: { disableBulkEdit: true } },
  { type: 'text', name: 'kept', admin: { hidden: true } },
  { type: 'text', name: 'key', unique: true },
  { type: 'ui', name: 'panel' },
] as unknown as ClientField[]

const asText = (label: unknown) => (typeof label === 'string' ? label : '')

test('the fields for several documents are named by their groups, in words', () => {
  const found = bulkFields(fields, asText, { path: '', label: '', permissions: true })
  expect(found.map(({ path, parentPath, label }) => [path, parentPath, label])).toEqual([
    ['status', '', 'Statut du bien'],
    ['offer.price', 'offer', 'Offre > Prix'],
    ['offer.note', 'offer', 'Offre > Note'],
    ['seo.title', 'seo', 'Titre'],
    ['street', '', 'Place'],
  ])
})

test('fields that the user may not change are left out, also inside groups', () => {
  const permissions = {
    status: { read: true },
    offer: {
      read: true,
      update: true,
      fields: { price: { read: true, update: true }, note: { read: true } },
    },
    seo: { fields: { title: { read: true, update: true } } },
  } as never
  const found = bulkFields(fields, asText, { path: '', label: '', permissions })
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(['offer.price', 'seo.title']))
  expect(found.map(({ path }) => path)).not.toContain('status')
  expect(found.map(({ path }) => path)).not.toContain('street')
})

test('each refused document is told with its reason, and all of them when the request failed', () => {
  const refused = { docs: [{ id: 'b' }], errors: [{ id: 'a', message: 'Code missing' }, { id: 'c' }] }
  expect(refusalsIn({ isOk: false, data: refused, message: null }, ['a', 'b', 'c'], 'Failed')).toEqual([
    { id: 'a', reason: 'Code missing' },
    { id: 'c', reason: 'Failed' },
  ])
  const forbidden = { errors: [{ message: 'Not allowed' }] }
  expect(refusalsIn({ isOk: false, data: forbidden, message: 'Not allowed' }, ['a', 'b'], 'Failed')).toEqual([
    { id: 'a', reason: 'Not allowed' },
    { id: 'b', reason: 'Not allowed' },
  ])
  expect(refusalsIn({ isOk: false, data: null, message: null }, ['a'], 'Failed')).toEqual([
    { id: 'a', reason: 'Failed' },
  ])
  expect(refusalsIn({ isOk: true, data: {} }, ['a'], 'Failed')).toEqual([])
})

test('drafts are read and written only where there are some', () => {
  expect(changeQuery(['a'], 'nl', true).get('draft')).toBe('true')
  expect(changeQuery(['a'], 'nl', false).has('draft')).toBe(false)
  const { query } = documentsPath({
    ...{ collection: 'pages', where: { id: { in: ['a'] } } },
    ...{ fields: ['title'], locale: 'de' },
  })
  expect(query.get('select[title]')).toBe('true')
  expect(query.get('limit')).toBe('0')
})
