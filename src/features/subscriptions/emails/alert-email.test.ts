import { expect, test } from 'vitest'

import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

import { alertEmail, type AlertCard } from './alert-email'

const about = { title: 'Maison à Liège', lines: [], href: 'https://example.org/fr/', ref: '4638' }

function subjectOf(card: Partial<AlertCard>, locale: Locale): string {
  const wholeCard: AlertCard = {
    about,
    kind: 'sold',
    goal: 'sale',
    price: null,
    previousPrice: null,
    ...card,
  }
  return alertEmail({
    locale,
    agencyName: 'Immo Perron',
    priceStyle: 'ofPage',
    allUrl: 'https://example.org/all/',
    unsubscribeUrl: 'https://example.org/end/',
    sections: [{ name: 'Liège', stopUrl: 'https://example.org/stop/', cards: [wholeCard] }],
  }).subject
}

test.each<[Locale, PropertyGoal, string]>([
  ['nl', 'sale', 'Verkocht'],
  ['nl', 'rent', 'Verhuurd'],
  ['fr', 'sale', 'Vendu'],
  ['fr', 'rent', 'Loué'],
  ['fr', 'takeover', 'Vendu'],
  ['en', 'sale', 'Sold'],
  ['en', 'rent', 'Let'],
  ['de', 'sale', 'Verkauft'],
  ['de', 'rent', 'Vermietet'],
])('in %s, the end of a %s is told as such: %s', (locale, goal, word) => {
  expect(subjectOf({ goal }, locale)).toMatch(new RegExp(`: ${word}$`))
})

test('other kinds of news do not depend on the goal', () => {
  expect(subjectOf({ kind: 'new', goal: 'rent' }, 'en')).toBe(subjectOf({ kind: 'new' }, 'en'))
})

test.each([
  ['belgianDutch', '1.234 properties'],
  ['ofPage', '1,234 properties'],
] as const)('in the style %s an e-mail about many says %s', (priceStyle, shown) => {
  const cards = Array.from({ length: 1234 }, (_, at): AlertCard => {
    const one = { ...about, ref: String(at) }
    return { about: one, kind: 'new', goal: 'sale', price: null, previousPrice: null }
  })
  const { subject } = alertEmail({
    locale: 'en',
    agencyName: 'Immo Perron',
    priceStyle,
    allUrl: 'https://example.org/all/',
    unsubscribeUrl: 'https://example.org/end/',
    sections: [{ name: 'Liège', stopUrl: 'https://example.org/stop/', cards }],
  })
  expect(subject).toContain(shown)
})
