import { expect, test } from 'vitest'

import { belgianDateTime } from '@/lib/time/belgian-time'

import { toPlannedMoment } from './planned-moment'

const now = new Date('2026-11-25T16:00:00Z')

test.each([
  ['2026-11-26T09:07', '2026-11-26T08:07:00.000Z'],
  ['2027-07-01T09:07', '2027-07-01T07:07:00.000Z'],
  ['2027-07-01T09:07:00', '2027-07-01T07:07:00.000Z'],
  // The clock change of spring: 02:00 becomes 03:00.
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T02:30', 'skipped'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  // The clock change of autumn: 02:00 to 03:00 comes twice.
  ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ['2026-11-25T17:00', 'past'],
  ['2026-11-25T17:01', '2026-11-25T16:01:00.000Z'],
  ['2027-02-30T10:00', 'unreadable'],
  ['2027-02-03T24:00', 'unreadable'],
  ['2027-02-03', 'unreadable'],
  ['', 'unreadable'],
])('%s is %s', (text, expected) => {
  const moment = toPlannedMoment(text, now)
  expect(typeof moment === 'string' ? moment : moment.toISOString()).toBe(expected)
})

test.each([
  ['2026-11-26T08:07:00.000Z', '2026-11-26T09:07'],
  ['2027-07-01T22:07:00.000Z', '2027-07-02T00:07'],
])('%s is shown as %s', (moment, text) => {
  expect(belgianDateTime(new Date(moment))).toBe(text)
})
