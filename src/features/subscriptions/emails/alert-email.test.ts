import { expect, test } from 'vitest'

import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

import { alertEmail, type AlertCard } from './alert-email'

const about = { title: 'Maison à Liège', lines: [], href: 'https://example.org/fr/', ref: '4638' }

function subjectOf(card: Partial<AlertCard>, locale: Locale): string {
  const whole: AlertCard = { about, kind: 'sold', goal: 'sale', price: null, previousPrice: null, ...card }
  return alertEmail({
    ...{ locale, agencyName: 'Immo Perron', priceStyle: 'ofPage' },
    ...{ allUrl: 'https://example.org/all/', unsubscribeUrl: 'https://example.org/end/' },
    sections: [{ name: 'Liège', stopUrl: 'https://example.org/stop/', cards: [whole] }],
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
