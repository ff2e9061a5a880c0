import fc from 'fast-check'
import { expect, test } from 'vitest'

import { renovationNotice, type RenovationSource } from './renovation-notice'

const flemishHouse = { goal: 'sale', zip: '3700', countryId: 10, webId: 1, epcLabel: 'F' } as const

test('an E or F home in Flanders must be renovated to D within six years', () => {
  const notice = { termInYears: 6, targetLabel: 'D' }
  expect(renovationNotice(flemishHouse)).toEqual(notice)
  expect(renovationNotice({ ...flemishHouse, webId: 3, epcLabel: 'e' })).toEqual(notice)
})

test('the term is a setting', () => {
  const duty = { termInYears: 5, labels: ['E', 'F'], targetLabel: 'D' }
  expect(renovationNotice(flemishHouse, duty)?.termInYears).toBe(5)
})

test.each([
  ['in Wallonia', { zip: '4000' }],
  ['in Brussels', { zip: '1050' }],
  ['in Luxembourg', { countryId: 50 }],
  ['without a postal code', { zip: null }],
  ['for a letting', { goal: 'rent' }],
  ['for a takeover', { goal: 'takeover' }],
  ['for a D label', { epcLabel: 'D' }],
  ['without a label', { epcLabel: null }],
  ['for land', { webId: 4 }],
  ['for an investment building', { webId: 5 }],
  ['for a shop', { webId: 6 }],
] as [string, Partial<RenovationSource>][])('there is no notice %s', (_, change) => {
  expect(renovationNotice({ ...flemishHouse, ...change })).toBeNull()
})

test('no Walloon or Brussels postal code gives the notice', () => {
  const zips = fc.oneof(fc.integer({ min: 1000, max: 1499 }), fc.integer({ min: 4000, max: 7999 }))
  fc.assert(fc.property(zips, (zip) => renovationNotice({ ...flemishHouse, zip }) === null))
})
