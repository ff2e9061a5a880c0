import { expect, test } from 'vitest'

import { staffRoles } from '@/lib/cms/access'
import { collectionMenu } from '@/lib/cms/studio-menu'
import { locales } from '@/lib/i18n/locales'

import { brusselsDate, brusselsDay, brusselsMoment } from './brussels-day'
import { actionsFor, cardAddress, cardsAt, cardsFor, stateOf } from './dashboard-cards'
import { actionTexts, cardTexts } from './dashboard-texts'
import { allOf, listAddress } from './list-address'
import { dashboardTexts, importTexts, scheduleTexts, translationTexts } from './panel-texts'

const now = new Date('2026-11-21T09:00:00Z')
const visibleTo = (role: (typeof staffRoles)[number]) =>
  Object.keys(collectionMenu).filter((slug) => collectionMenu[slug]?.includes(role))
const idsFor = (role: (typeof staffRoles)[number]) => cardsFor(role, visibleTo(role), now).map(({ id }) => id)

test('each role gets the cards of its work', () => {
  const ofAgents = ['leads', 'appointments', 'incomplete', 'pictures', 'epc']
  const ofEditors = ['leads', 'failed', ...ofAgents.slice(1), 'missing']
  expect(idsFor('administrator')).toEqual(ofEditors)
  expect(idsFor('editor')).toEqual(ofEditors)
  expect(idsFor('agent')).toEqual(ofAgents)
  expect(idsFor('translator')).toEqual([])
})

test('a card needs its collection in the menu', () => {
  expect(cardsFor('editor', ['leads'], now).map(({ id }) => id)).toEqual(['leads', 'failed'])
})

test('actions lead only where the role finds something', () => {
  for (const role of staffRoles) {
    expect(actionsFor(role).length).toBeGreaterThan(0)
    for (const { href } of actionsFor(role)) {
      const slug = /collections\/(\w+)/.exec(href)?.[1]
      if (slug) expect(visibleTo(role)).toContain(slug)
    }
  }
})

test('a card leads to the list of what it counts', () => {
  const [leads, , appointments] = cardsAt(now)
  expect(leads && cardAddress(leads)).toBe('/admin/collections/leads/?status=new')
  expect(appointments && decodeURIComponent(cardAddress(appointments))).toBe(
    '/admin/collections/appointments/' +
      '?where[or][0][and][0][day][equals]=2026-11-21&where[or][0][and][1][status][not_equals]=cancelled',
  )
  const two = { or: [...allOf({ a: { exists: false } }).or, ...allOf({ b: { equals: 'x y' } }).or] }
  expect(decodeURIComponent(listAddress('leads', two))).toBe(
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
  expect(brusselsDay(new Date(moment))).toBe(day)
})

test('moments are written the Belgian way', () => {
  expect(brusselsDate('fr', now)).toBe('samedi 21 novembre')
  expect(brusselsMoment('nl', now)).toMatch(/21 nov\.? 2026.*10:00/)
})

test.each([
  [0, 'done'],
  [3, 'open'],
  [null, 'unknown'],
])('%s means %s', (count, state) => {
  expect(stateOf({ count })).toBe(state)
})

test('every text is there in four languages, with the same values in it', () => {
  const all = [
    ...Object.values(cardTexts).flatMap((each) => Object.values(each)),
    ...[actionTexts, dashboardTexts, importTexts, scheduleTexts, translationTexts].flatMap((each) =>
      Object.values(each),
    ),
  ]
  for (const text of all) {
    const values = locales.map((locale) => (text[locale].match(/\{\w+\}/g) ?? []).join())
    expect(locales.every((locale) => text[locale].trim() !== '')).toBe(true)
    expect(new Set(values).size).toBe(1)
  }
})
