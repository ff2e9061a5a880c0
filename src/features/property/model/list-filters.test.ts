import type { Where } from 'payload'
import { transformWhereQuery, validateWhereQuery } from 'payload/shared'
import { expect, test } from 'vitest'

import {
  hasPropertyFilters,
  isReport,
  readPropertyFilters,
  reportFilter,
  withPropertyFilters,
  type PropertyFilters,
} from './list-filters'

const none: PropertyFilters = {
  status: null,
  goal: null,
  type: null,
  agent: null,
  localities: [],
  priceFrom: null,
  priceTo: null,
}
const all: PropertyFilters = {
  status: 'underOption',
  goal: 'rent',
  type: 't1',
  agent: 'a-1',
  localities: ['l1', 'l2'],
  priceFrom: 0,
  priceTo: 1200,
}

test('the query of filters is read as it was written', () => {
  expect(readPropertyFilters(withPropertyFilters(new URLSearchParams(), all))).toEqual(all)
  expect(readPropertyFilters(withPropertyFilters(new URLSearchParams(), none))).toEqual(none)
  expect(hasPropertyFilters(all)).toBe(true)
  expect(hasPropertyFilters(none)).toBe(false)
})

test('other conditions, search and order stay, the page begins anew', () => {
  const params = new URLSearchParams({
    'where[or][0][and][0][bedrooms][equals]': '3',
    'where[or][0][and][1][goal][equals]': 'sale',
    search: 'rue',
    sort: '-price',
    page: '3',
  })
  const query = withPropertyFilters(params, { ...none, goal: 'rent' })
  expect([...query]).toEqual([
    ['search', 'rue'],
    ['sort', '-price'],
    ['where[or][0][and][0][bedrooms][equals]', '3'],
    ['where[or][0][and][1][goal][equals]', 'rent'],
  ])
})

/** Whether Payload opens its own filters with the list, and what they then hold. */
const inPayload = (query: URLSearchParams) => {
  const conditions: Where[] = []
  for (const [key, value] of query) {
    const [, index, field, operator] = /\[and\]\[(\d+)\]\[(\w+)\]\[(\w+)\]$/.exec(key) ?? []
    conditions[Number(index)] = { [String(field)]: { [String(operator)]: value } }
  }
  const isShort = [...query.keys()].every((key) => key.startsWith('where[and]'))
  const where: Where = isShort ? { and: conditions } : { or: [{ and: conditions }] }
  return { opens: validateWhereQuery(where), holds: transformWhereQuery(where) }
}

test("Payload's filters stay closed for the filters above the list, and show them when opened", () => {
  const report = new URLSearchParams({ [reportFilter]: 'incomplete' })
  for (const before of [new URLSearchParams(), report]) {
    const { opens, holds } = inPayload(withPropertyFilters(before, { ...none, goal: 'rent' }))
    expect(opens).toBe(false)
    expect(validateWhereQuery(holds)).toBe(true)
    expect(holds.or?.[0]?.and).toContainEqual({ goal: { equals: 'rent' } })
  }
  const further = new URLSearchParams({ 'where[or][0][and][0][bedrooms][equals]': '3' })
  expect(inPayload(withPropertyFilters(further, { ...none, goal: 'rent' })).opens).toBe(true)
})

test('the report of incomplete properties stays the report with filters', () => {
  const report = new URLSearchParams({ [reportFilter]: 'incomplete' })
  expect(isReport(withPropertyFilters(report, all))).toBe(true)
  expect(
    isReport(new URLSearchParams({ 'where[or][0][and][0][complianceState][equals]': 'incomplete' })),
  ).toBe(true)
  expect(isReport(withPropertyFilters(new URLSearchParams(), all))).toBe(false)
})

test('lists of values are read in both notations of the list', () => {
  const params = new URLSearchParams({ 'where[or][0][and][0][locality][in]': 'l1,l2' })
  expect(readPropertyFilters(params).localities).toEqual(['l1', 'l2'])
})

test.each([
  ['where[or][0][and][0][status][equals]', 'lost'],
  ['where[or][0][and][0][goal][equals]', ''],
  ['where[or][0][and][0][type][equals]', '<script>'],
  ['where[or][0][and][0][price][less_than_equal]', '-5'],
  ['where[or][1][and][0][goal][equals]', 'sale'],
  ['where[goal][equals]', 'sale'],
])('%s=%s is no filter', (key, value) => {
  expect(readPropertyFilters(new URLSearchParams({ [key]: value }))).toEqual(none)
})
