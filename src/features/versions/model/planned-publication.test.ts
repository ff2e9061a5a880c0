import { expect, test } from 'vitest'

import { studioPathOf, toPlannedPublication } from './planned-publication'

const user = { relationTo: 'users', value: 'u1' }

test.each([
  [
    { type: 'publish', locale: 'nl', reason: 'Urgent', doc: { relationTo: 'pages', value: 'p1' }, user },
    { collection: 'pages', document: 'p1', isPublication: true, locale: 'nl', reason: 'Urgent', setBy: 'u1' },
    '/admin/collections/pages/p1/',
  ],
  [
    { type: 'unpublish', locale: null, global: 'popup', user: null },
    { collection: 'globals', document: 'popup', isPublication: false, locale: null, reason: '', setBy: null },
    '/admin/globals/popup/',
  ],
])('the input %j is a plan, with its place in the studio', (input, plan, path) => {
  expect(toPlannedPublication(input)).toEqual(plan)
  expect(studioPathOf(plan)).toBe(path)
})

test.each([null, 'text', {}, { global: '' }, { global: 3 }, { doc: { relationTo: 'pages' } }])(
  'the input %j is about nothing',
  (input) => {
    expect(toPlannedPublication(input)).toBeNull()
  },
)
