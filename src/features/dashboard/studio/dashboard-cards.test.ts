import { expect, test } from 'vitest'

import { staffRoles } from '@/lib/payload/access'

import { findInMenu } from '../../../../tests/integration/payload/access-table'

import { belgianDay } from '@/lib/time/belgian-time'
import { formatDay, formatMoment } from '@/lib/time/format-time'
import { actionsFor, allOf, cardUrl, cardsAt, cardsFor, listUrl, stateOf } from './dashboard-cards'

const now = new Date('2026-11-21T09:00:00Z')
const idsFor = (role: (typeof staffRoles)[number]) =>
  cardsFor(role, findInMenu(role), now).map(({ id }) => id)

test('each role gets the cards of its work', () => {
  const ofProperties = ['incomplete', 'importDrafts', 'pictures', 'epc']
  const ofAgents = ['leads', 'appointments', ...ofProperties, 'searches', 'newSearches']
  const ofEditors = [
    'leads',
    'failed',
    'appointments',
    'imports',
    ...ofProperties,
    'missing',
    'searches',
    'newSearches',
    'alertsSent',
    'suppressed',
  ]
  expect(idsFor('administrator')).toEqual(ofEditors)
  expect(idsFor('editor')).toEqual(ofEditors)
  expect(idsFor('agent')).toEqual(ofAgents)
  expect(idsFor('translator')).toEqual([])
})

test('a card needs its collection in the menu', () => {
  expect(cardsFor('editor', ['leads'], now).map(({ id }) => id)).toEqual(['leads', 'failed'])
})

test('actions link only to pages of the role', () => {
  for (const role of staffRoles) {
    expect(actionsFor(role).length).toBeGreaterThan(0)
    for (const { href } of actionsFor(role)) {
      const slug = /collections\/(\w+)/.exec(href)?.[1]
      if (slug) expect(findInMenu(role)).toContain(slug)
    }
  }
})

test('a card links to the list it counts', () => {
  const [leads, , appointments] = cardsAt(now)
  expect(leads && cardUrl(leads)).toBe('/admin/collections/leads/?status=new')
  expect(appointments && decodeURIComponent(cardUrl(appointments))).toBe(
    '/admin/collections/appointments/' +
      '?where[or][0][and][0][day][equals]=2026-11-21&where[or][0][and][1][status][not_equals]=cancelled' +
      '&where[or][0][and][2][status][not_equals]=expired',
  )
  const two = { or: [...allOf({ a: { exists: false } }).or, ...allOf({ b: { equals: 'x y' } }).or] }
  expect(decodeURIComponent(listUrl('leads', two))).toBe(
    '/admin/collections/leads/?where[or][0][and][0][a][exists]=false&where[or][1][and][0][b][equals]=x+y',
  )
})

test.each([
  ['2026-11-21T22:59:00Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2027-03-28T22:30:00Z', '2027-03-29'],
])('%s is the %s in Belgium', (moment, day) => {
  expect(belgianDay(new Date(moment))).toBe(day)
})

test('moments are formatted the Belgian way', () => {
  expect(formatDay(belgianDay(now), 'fr', 'weekdayDayMonth')).toBe('samedi 21 novembre')
  expect(formatMoment(now, 'nl')).toMatch(/21 nov\.? 2026.*10:00/)
})

test.each([
  [0, 'done'],
  [3, 'open'],
  [null, 'unknown'],
])('%s means %s', (count, state) => {
  expect(stateOf({ count })).toBe(state)
})

test('a figure is no work to do', () => {
  expect(stateOf({ count: 3, isFigure: true })).toBe('done')
})
