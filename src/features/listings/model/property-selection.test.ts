import { expect, test } from 'vitest'

import { selectionOf } from './property-selection'

test('a block without filters selects everything of its goal', () => {
  expect(selectionOf({ goal: 'rent' })).toEqual({
    kind: 'rent',
    localities: [],
    types: [],
    neighbourhoods: [],
    projects: [],
    agents: [],
    priceMin: null,
    priceMax: null,
    surfaceMin: null,
    bedroomsMin: null,
    hideSold: false,
  })
})

test('equal selections are the same text, in any order, read with or without their documents', () => {
  const one = selectionOf({ goal: 'sale', agents: [{ id: 'b' }, 'a', null, 'b'], priceMax: 0 })
  const other = selectionOf({ priceMax: 0, agents: ['a', 'b'], goal: 'sale', hideSold: null })
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  expect(one).toMatchObject({ agents: ['a', 'b'], priceMax: 0 })
})
