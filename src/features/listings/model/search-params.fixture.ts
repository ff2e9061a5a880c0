import fc from 'fast-check'

import { utcMinute } from '@/features/property/model/search-params-values'
import { propertyGoals } from '@/features/property/model/goal'
import {
  listingEpcLabels,
  listingSorts,
  listingViews,
  type ListingFilters,
  type OwnFilter,
} from './listing-filters'
import { parseListingParams } from './search-params'

/** Parses a query as the server does: one value is a string, several are a list. */
export function parse(query: string, goal: ListingFilters['goal'] = 'sale'): ListingFilters {
  const params = new URLSearchParams(query)
  const read = (name: string) =>
    params.getAll(name).length > 1 ? params.getAll(name) : (params.get(name) ?? undefined)
  return parseListingParams(Object.fromEntries([...params.keys()].map((name) => [name, read(name)])), goal)
}

const amount = (max: number) => fc.option(fc.integer({ min: 1, max }))
const cityName = fc.stringMatching(/^[A-Za-zéèüçÉ][a-zéèüç]{0,20}([ '-][A-Za-zé]{1,10})?$/)
const country = fc.stringMatching(/^[A-Z]{2}$/)
const city = fc
  .record({
    name: cityName,
    zip: fc.oneof(
      fc.integer({ min: 1000, max: 99_999 }).map(String),
      fc.constantFrom('L-1234', '6211 AB', '4000-123', 'SW1A 1AA'),
    ),
    country: fc.option(country),
    withParts: fc.boolean(),
  })
  .map(({ country: code, withParts, ...named }) => ({
    ...named,
    ...(code && { country: code }),
    ...(withParts && { withParts }),
  }))

const fiveDecimals = (limit: number) =>
  fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((value) => value / 1e5)
const placeParts = { latitude: fiveDecimals(90), longitude: fiveDecimals(180) }
const place = fc.record(placeParts)

const moment = fc
  .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T23:59Z'), noInvalidDate: true })
  .map(utcMinute)

/** Without what a parser drops because it contradicts another filter. */
function withoutContradictions(filters: ListingFilters): ListingFilters {
  const isRent = filters.goal === 'rent'
  const worst = filters.epcMin === null ? listingEpcLabels.length : listingEpcLabels.indexOf(filters.epcMin)
  return {
    ...filters,
    epc: filters.epc.filter((label) => listingEpcLabels.indexOf(label) <= worst),
    budget: isRent ? null : filters.budget,
    rentTotalMax: isRent ? filters.rentTotalMax : null,
  }
}

/** Arbitrary valid filters. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    goal: fc.constantFrom(...propertyGoals),
    countries: fc.uniqueArray(country, { maxLength: 5 }),
    cities: fc.uniqueArray(city, { maxLength: 20, selector: ({ name, zip }) => `${zip}${name}` }),
    words: fc.uniqueArray(fc.stringMatching(/^[a-z]{2,10}é?[0-9]{0,3}$/), {
      maxLength: 8,
      selector: (word) => word.replace('é', 'e'),
    }),
    types: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 20 }),
    priceMin: amount(99_999_999),
    priceMax: amount(99_999_999),
    bedroomsMin: amount(99),
    surfaceMin: amount(9_999_999),
    groundMin: amount(9_999_999),
    epc: fc.subarray([...listingEpcLabels]),
    garden: fc.boolean(),
    terrace: fc.boolean(),
    garage: fc.boolean(),
    parking: fc.boolean(),
    furnished: fc.boolean(),
    newBuild: fc.boolean(),
    bathroomsMin: amount(99),
    lift: fc.boolean(),
    pool: fc.boolean(),
    groundFloor: fc.boolean(),
    epcMin: fc.option(fc.constantFrom(...listingEpcLabels)),
    since: fc.option(moment),
    openHouse: fc.boolean(),
    priceCut: fc.boolean(),
    priceM2Max: amount(99_999_999),
    budget: amount(99_999_999),
    rentTotalMax: amount(99_999_999),
    hideSold: fc.boolean(),
    hideUnderOption: fc.boolean(),
    area: fc.option(
      fc.uniqueArray(place, { minLength: 3, maxLength: 30, selector: (each) => JSON.stringify(each) }),
    ),
    near: fc.option(
      fc.record({ ...placeParts, radiusInKm: fc.integer({ min: 1, max: 1000 }).map((value) => value / 10) }),
    ),
    // A site without own fields has no filter of this kind.
    own: fc.constant<OwnFilter[]>([]),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: 9999 }),
    view: fc.constantFrom(...listingViews),
  })
  .map(withoutContradictions)
  .filter(({ sort, words }) => sort !== 'match' || words.length > 0)
  .filter(({ priceMin, priceMax }) => priceMin === null || priceMax === null || priceMin <= priceMax)
