import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { documentsPath, orderRequest, refusalsIn } from './bulk-order'
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

test('documents are read by the conditions of the list, with the named fields alone', () => {
  const where = {
    and: [{ or: [{ 'seo.title': { like: 'a & b' } }] }, { id: { in: ['x', 'y'] } }],
    empty: undefined,
  } as never
  const { path, query } = documentsPath({
    collection: 'pages',
    where,
    fields: ['title', 'status'],
    locale: 'de',
  })
  expect(path).toBe('pages/listed')
  expect([...query]).toEqual([
    ['where[and][0][or][0][seo.title][like]', 'a & b'],
    ['where[and][1][id][in][0]', 'x'],
    ['where[and][1][id][in][1]', 'y'],
    ['fields', 'title,status'],
    ['locale', 'de'],
  ])
})

const now = new Date('2027-04-05T06:07:08.000Z')
const data = { city: 'Namur' }

test.each([
  [{ kind: 'change', data, hasDrafts: true }, 'PATCH', data, 'true', undefined],
  [{ kind: 'change', data, hasDrafts: false }, 'PATCH', data, null, undefined],
  [{ kind: 'publish' }, 'PATCH', { _status: 'published' }, 'true', 'published'],
  [{ kind: 'unpublish' }, 'PATCH', { _status: 'draft' }, null, 'draft'],
  [{ kind: 'trash' }, 'PATCH', { deletedAt: now.toISOString() }, null, undefined],
  [{ kind: 'delete' }, 'DELETE', undefined, null, undefined],
] as const)('%j is sent for the chosen documents alone', (order, method, body, draft, leftOut) => {
  const request = orderRequest(['x', 'y'], order, 'nl', now)
  expect([request.method, request.body, request.query.get('draft')]).toEqual([method, body, draft])
  const ids = [...request.query].filter(([name]) => name.includes('[id][in]')).map(([, value]) => value)
  expect(ids).toEqual(['x', 'y'])
  expect(request.query.get('where[and][1][_status][not_equals]') ?? undefined).toBe(leftOut)
  expect(request.query.get('locale')).toBe('nl')
})
