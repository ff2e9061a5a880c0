import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'
import { cityText } from '@/features/property/model/search-params-values'

import { activeFilters, isFiltered, withoutFilter, type ListingFilters } from './listing-filters'
import { listingParamNames, parseListingParams, toListingQuery } from './search-params'
import { anyFilters, parse } from './search-params.fixture'

test('removing all active filters one by one ends at the plain list', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const rest = activeFilters(filters).reduce(withoutFilter, filters)
      expect(isFiltered(rest)).toBe(false)
      for (const name of activeFilters(filters))
        expect(activeFilters(withoutFilter(filters, name))).not.toContain(name)
    }),
  )
})

test('filters written into a URL are read back the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = toListingQuery(filters)
      const back = parse(query, filters.goal)
      const sorted = (cities: ListingFilters['cities']) => cities.map(cityText).sort()
      expect({ ...back, cities: sorted(back.cities) }).toEqual({
        ...filters,
        cities: sorted(filters.cities),
        countries: filters.countries.toSorted(),
        types: [...filters.types].sort((one, other) => one - other),
      })
      expect(toListingQuery(back)).toBe(query)
    }),
  )
})

test('it never throws, and the parsed filters have one canonical URL', () => {
  const value = fc.oneof(
    anyText(),
    fc.array(anyText(), { maxLength: 5 }),
    fc.constantFrom('1', '250.000', 'Liège|4000', 'a,b', '50,5,3', '50,5;51,5;50,6', '\ud800|4000', ''),
  )
  const input = fc.dictionary(fc.constantFrom(...listingParamNames, 'city[$ne]', '__proto__', 'x'), value)
  fc.assert(
    fc.property(input, (params) => {
      const filters = parseListingParams(params, 'sale')
      expect(parse(toListingQuery(filters))).toEqual(filters)
    }),
    { numRuns: 500 },
  )
})
