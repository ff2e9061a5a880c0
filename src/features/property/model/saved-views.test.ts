import { expect, test } from 'vitest'

import { parseSavedViews, viewQuery, withView } from './saved-views'

const goal = 'where[or][0][and][0][goal][equals]'

test('a view keeps filters, search and order, whatever their place in the URL', () => {
  const one = new URLSearchParams({ sort: '-ref', [goal]: 'rent', page: '2', search: '', depth: '0' })
  const other = new URLSearchParams({ limit: '10', [goal]: 'rent', sort: '-ref' })
  expect(viewQuery(one)).toBe(viewQuery(other))
  expect([...new URLSearchParams(viewQuery(one))]).toEqual([
    ['sort', '-ref'],
    [goal, 'rent'],
  ])
})

test('a view of the same name is replaced, and there are at most twenty', () => {
  const query = viewQuery(new URLSearchParams({ [goal]: 'rent' }))
  expect(withView([{ name: 'À louer', query: '' }], { name: ' à louer ', query })).toEqual([
    { name: 'à louer', query },
  ])
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, query }))
  expect(withView(many, { name: 'x', query })).toBeNull()
  expect(withView(many, { name: '3', query: '' })).toHaveLength(20)
  expect(withView([], { name: '  ', query })).toBeNull()
})

test('stored preferences may hold anything', () => {
  expect(parseSavedViews(null)).toEqual([])
  expect(parseSavedViews([{ name: 'a' }, 3, { name: ' b ', query: 'page=2&search=x' }])).toEqual([
    { name: 'b', query: 'search=x' },
  ])
})
