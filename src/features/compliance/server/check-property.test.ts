import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { parseComplianceRules } from '@/features/compliance/model/compliance-rules'
import { defaultEpcScales } from '@/features/property/model/epc-scales'

import { checkProperty } from './check-property'

// A rule from 1 July on, as the studio stores a picked day.
const rules = parseComplianceRules([
  { mention: 'bedrooms', severity: 'blocking', validFrom: '2027-07-01T12:00:00.000Z' },
])
const surroundings = {
  rules,
  locality: { name: { fr: 'Liège' }, zip: '4000', countryId: 10, latitude: null, longitude: null },
  type: { name: { fr: 'Maison' }, webId: 1 },
  epcScales: defaultEpcScales,
}
const property = { goal: 'sale', status: 'active', type: 'house' }
const mentions = () => checkProperty(property, surroundings).map(({ name }) => name)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['2027-06-30T21:59:59Z', []],
  // From 00:00 to 02:00 in Belgium it is still the day before in UTC.
  ['2027-06-30T22:00:00Z', ['bedrooms']],
  ['2027-07-01T00:00:00Z', ['bedrooms']],
])('at %s a rule of 1 July requires %j', (moment, expected) => {
  vi.setSystemTime(new Date(moment))
  expect(mentions()).toEqual(expected)
})
