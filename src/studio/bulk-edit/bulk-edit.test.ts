import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { documentsPath, readOutcome, sendOrder, whereChosen } from './bulk-order'
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
  const bulk = bulkFields(fields, asText, { path: '', label: '', permissions: true })
  expect(bulk.map(({ path, parentPath, label }) => [path, parentPath, label])).toEqual([
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
  const bulk = bulkFields(fields, asText, { path: '', label: '', permissions })
  expect(bulk.map(({ path }) => path)).toEqual(expect.arrayContaining(['offer.price', 'seo.title']))
  expect(bulk.map(({ path }) => path)).not.toContain('status')
  expect(bulk.map(({ path }) => path)).not.toContain('street')
})

test('each refused document is told with its reason, and all of them when the request failed', () => {
  const refused = { docs: [{ id: 'b' }], errors: [{ id: 'a', message: 'Code missing' }, { id: 'c' }] }
  const answer = { isOk: false, data: refused, message: 'Code missing' } as const
  expect(readOutcome(answer, ['a', 'b', 'c', 'd'], 'Failed')).toEqual({
    changed: 1,
    refused: [
      { id: 'a', reason: 'Code missing' },
      { id: 'c', reason: 'Failed' },
      { id: 'd', reason: 'Failed' },
    ],
  })
  const forbidden = { errors: [{ message: 'Not allowed' }] }
  const refusal = { isOk: false, data: forbidden, message: 'Not allowed' } as const
  expect(readOutcome(refusal, ['a', 'b'], 'Failed').refused.map(({ reason }) => reason)).toEqual([
    'Not allowed',
    'Not allowed',
  ])
  const unreachable = { isOk: false, data: null, message: null } as const
  expect(readOutcome(unreachable, ['a'], 'Failed').refused).toEqual([{ id: 'a', reason: 'Failed' }])
})

test('a document of which the answer says nothing is no changed one', () => {
  const answer = { isOk: true, data: { docs: [{ id: 'a' }], errors: [] } } as const
  expect(readOutcome(answer, ['a', 'gone'], 'Failed')).toEqual({
    changed: 1,
    refused: [{ id: 'gone', reason: 'Failed' }],
  })
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
  [{ kind: 'change', data, hasDrafts: true }, ['PATCH pages', data, 'true']],
  [{ kind: 'change', data, hasDrafts: false }, ['PATCH pages', data, null]],
  [{ kind: 'publish' }, ['PATCH pages', { _status: 'published' }, 'true']],
  [{ kind: 'unpublish' }, ['PATCH pages/x', { _status: 'draft' }, null]],
  [{ kind: 'trash' }, ['PATCH pages', { deletedAt: now.toISOString() }, null]],
  [{ kind: 'delete' }, ['DELETE pages', undefined, null]],
] as const)('%j is sent for the documents that need it', async (order, expected) => {
  const sent: { method: string; path: string; body: unknown; query: URLSearchParams }[] = []
  const outcome = await sendOrder(
    async (path, { method = 'GET', body, query }) => {
      sent.push({ method, path, body, query })
      return { isOk: true, data: { docs: [{ id: 'x' }], errors: [] } }
    },
    ['x'],
    order,
    { collection: 'pages', locale: 'nl', now, otherwise: 'Failed' },
  )
  expect(outcome).toEqual({ changed: 1, refused: [] })
  const last = sent.at(-1)
  expect([`${last?.method} ${last?.path}`, last?.body, last?.query.get('draft')]).toEqual(expected)
  expect(sent.every(({ query }) => query.get('locale') === 'nl')).toBe(true)
})

test('an empty selection is no condition: as one it would choose all documents', () => {
  expect(whereChosen([], null)).toBeNull()
  expect(whereChosen(['a', 7], null)).toEqual({ id: { in: ['a', '7'] } })
  expect(whereChosen([], {})).toEqual({})
})
