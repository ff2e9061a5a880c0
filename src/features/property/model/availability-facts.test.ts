import { expect, test } from 'vitest'

import { availabilityOn } from './availability-facts'

const today = '2026-11-25'

test.each([
  ['immediately', '2027-01-11', null, '2027-01-11'],
  ['immediately', '2027-01-11T12:00:00.000Z', null, '2027-01-11'],
  ['immediately', '2026-11-25', 'immediately', null],
  ['immediately', null, 'immediately', null],
  [null, '2026-11-01', 'immediately', null],
  [null, '2026-12-01', null, '2026-12-01'],
  ['atDeed', '2027-01-11', 'atDeed', '2027-01-11'],
  ['toBeAgreed', '2026-01-11', 'toBeAgreed', null],
  ['toBeAgreed', '2027-01-11', null, '2027-01-11'],
  ['fromDate', '2027-01-11', null, '2027-01-11'],
  ['fromDate', '2026-01-11', 'immediately', null],
  ['fromDate', null, null, null],
  [null, null, null, null],
  [null, 'soon', null, null],
])('%s and from %s is shown as %s and from %s', (availability, availableFrom, shown, from) => {
  expect(availabilityOn({ availability, availableFrom }, today)).toEqual({
    availability: shown,
    availableFrom: from,
  })
})

test.each([
  ['immediately', null],
  ['atDeed', '2027-01-11'],
  [null, '2026-01-11'],
])(
  'an occupied life annuity is the occupier’s, whatever was typed: %s, from %s',
  (availability, availableFrom) => {
    const source = { goal: 'sale', viagerType: 'occupied', availability, availableFrom } as const
    expect(availabilityOn(source, today)).toEqual({ availability: 'occupied', availableFrom: null })
    const vacant = { ...source, viagerType: 'vacant' }
    expect(availabilityOn(vacant, today)).toEqual(availabilityOn({ availability, availableFrom }, today))
    expect(availabilityOn({ ...source, goal: 'rent' }, today).availability).not.toBe('occupied')
  },
)
