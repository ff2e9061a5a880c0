import { describe, expect, test } from 'vitest'

import { inboxUrl, readInboxFilters } from './inbox-filters'

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

  test('a URL contains only values that differ from the default, and is parsed back', () => {
    expect(inboxUrl(all)).toBe('/admin/collections/leads/')
    const filters = { ...all, status: 'done' as const, search: 'a&b', page: 2 }
    const { searchParams } = new URL(inboxUrl(filters), 'https://x.be')
    expect(readInboxFilters(Object.fromEntries(searchParams))).toEqual(filters)
  })
})
