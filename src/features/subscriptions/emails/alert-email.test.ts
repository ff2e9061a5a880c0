import { expect, test } from 'vitest'

import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

import { alertEmail, type AlertCard, type AlertFacts } from './alert-email'

const about = { title: 'Maison à Awans', lines: [], href: 'https://example.org/fr/', ref: '4638' }

function subjectOf(card: Partial<AlertCard>, locale: Locale): string {
  const wholeCard: AlertCard = {
    about,
    kind: 'sold',
    goal: 'sale',
    price: null,
    previousPrice: null,
    card: null,
    ...card,
  }
  return alertEmail({
    locale,
    agencyName: 'Agence Exemple',
    priceStyle: 'ofPage',
    visit: null,
    allUrl: 'https://example.org/all/',
    unsubscribeUrl: 'https://example.org/end/',
    sections: [{ name: 'Awans', stopUrl: 'https://example.org/stop/', cards: [wholeCard] }],
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
    return { about: one, kind: 'new', goal: 'sale', price: null, previousPrice: null, card: null }
  })
  const { subject } = alertEmail({
    locale: 'en',
    agencyName: 'Agence Exemple',
    priceStyle,
    visit: null,
    allUrl: 'https://example.org/all/',
    unsubscribeUrl: 'https://example.org/end/',
    sections: [{ name: 'Awans', stopUrl: 'https://example.org/stop/', cards }],
  })
  expect(subject).toContain(shown)
})

test('an alert tells rooms, areas, label and the line of the agent, with two ways on; what is sold is not visited', () => {
  const card: AlertCard = {
    about,
    kind: 'new',
    goal: 'sale',
    price: null,
    previousPrice: null,
    card: {
      bedrooms: 3,
      livingAreaInSquareMetres: 125,
      groundAreaInSquareMetres: 1104,
      epcLabel: 'F',
      agent: { name: 'Annelies Wouters', portrait: null },
      agentLine: 'La cuisine est de 1987, la lumière non.',
    },
  }
  const booking: AlertFacts['visit'] = { form: 'contactAppointment', title: 'Prendre rendez-vous' }
  const partOf = (kind: AlertCard['kind'], visit: AlertFacts['visit'] = booking) =>
    alertEmail({
      locale: 'fr',
      agencyName: 'Agence Exemple',
      priceStyle: 'ofPage',
      visit,
      allUrl: 'https://example.org/all/',
      unsubscribeUrl: 'https://example.org/end/',
      sections: [{ name: 'Awans', stopUrl: 'https://example.org/stop/', cards: [{ ...card, kind }] }],
    }).parts.find(({ type }) => type === 'property')
  expect(partOf('new')).toMatchObject({
    facts: expect.stringMatching(/^3 chambres · 125\sm² · terrain 1\.104\sm² · PEB F$/),
    quote: { name: 'Annelies Wouters', words: 'La cuisine est de 1987, la lumière non.' },
    buttons: [
      { label: 'Voir le bien', href: 'https://example.org/fr/' },
      { label: 'Choisir un moment', href: 'https://example.org/fr/?form=contactAppointment' },
    ],
  })
  expect(partOf('sold')).toMatchObject({ buttons: [{ label: 'Voir le bien' }] })
  expect(partOf('new', { form: 'visitRequest', title: 'Demander une visite' })).toMatchObject({
    buttons: [
      { label: 'Voir le bien' },
      { label: 'Demander une visite', href: 'https://example.org/fr/?form=visitRequest' },
    ],
  })
  expect(partOf('new', null)).toMatchObject({ buttons: [{ label: 'Voir le bien' }] })
})
