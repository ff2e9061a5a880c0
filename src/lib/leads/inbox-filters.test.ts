import { describe, expect, test } from 'vitest'

import { inboxAddress, readInboxFilters } from './inbox-filters'

const all = { form: null, status: null, assignee: null, search: '', failed: null, page: 1 }

describe('the filters of the inbox', () => {
  test.each([
    [{}, all],
    [
      { form: 'contactMe', status: 'new', assignee: 'me', search: ' Dupont ', failed: 'yes', page: '3' },
      { form: 'contactMe', status: 'new', assignee: 'me', search: 'Dupont', failed: 'yes', page: 3 },
    ],
    [{ form: 'nothing', status: ['new'], assignee: "1' OR 1", page: '-1', search: { like: 'x' } }, all],
    [{ page: '1e9' }, all],
  ])('%j', (query, filters) => {
    expect(readInboxFilters(query)).toEqual(filters)
  })

  test('an address says what is not usual, and reads back', () => {
    expect(inboxAddress(all)).toBe('/admin/collections/leads/')
    const filters = { ...all, status: 'done' as const, search: 'a&b', page: 2 }
    const { searchParams } = new URL(inboxAddress(filters), 'https://x.be')
    expect(readInboxFilters(Object.fromEntries(searchParams))).toEqual(filters)
  })
})
