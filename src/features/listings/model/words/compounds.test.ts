import { expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'

import { indexedWords } from './compounds'
import { findNearWords, findVariants, isUnderstood, makeVocabulary } from './find-variants'
import { foldedWords, isStopWord } from './search-words'
import { wordConditions } from './word-conditions'
import { stemOf } from './word-forms'

const vocabularyOf = (text: string, locale: Locale) => makeVocabulary(indexedWords(text, locale), locale)

function finds(search: string, text: string, locale: Locale): boolean {
  const words = foldedWords(search).filter((word) => !isStopWord(word, locale))
  return wordConditions(words, vocabularyOf(text, locale), findVariants).every((readings) =>
    readings.some((groups) => groups.every((variants) => variants.length > 0)),
  )
}

test.each<[Locale, ...string[]]>([
  ['en', 'town house', 'town-houses', 'Townhouse', 'townhouses'],
  ['en', 'penthouse', 'pent house', 'Pent-house'],
  ['en', 'swimming pool', 'swimmingpool', 'swimming-pools'],
  ['en', 'living room', 'livingroom', 'living-rooms'],
  ['en', 'semi-detached', 'semidetached', 'semi detached'],
  ['fr', 'rez-de-chaussée', 'rez de chaussee'],
  ['fr', 'bel-étage', 'bel étage', 'belétage'],
  ['fr', 'plain-pied', 'plain pied', 'plainpied'],
  ['fr', 'penthouse', 'pent house'],
  ['nl', 'bel-etage', 'bel etage', 'beletage'],
  ['nl', 'herenhuis', 'heren huis', 'heren-huis'],
  ['nl', 'zwembad', 'zwem bad'],
  ['nl', 'slaapkamers', 'slaap kamer'],
  ['de', 'Einfamilienhaus', 'Einfamilien haus', 'Einfamilien-Haus'],
  ['de', 'Dachterrasse', 'Dach-Terrassen', 'dach terrasse'],
  ['de', 'Swimming-Pool', 'Swimmingpool', 'swimming pool'],
  ['de', 'Penthouse-Wohnung', 'Penthousewohnung'],
])('in %s, each of these finds the others: %s', (locale, ...spellings) => {
  const missed = spellings.flatMap((text) =>
    spellings
      .filter((search) => !finds(search, `Large ${text}, 2026`, locale))
      .map((search) => [search, text]),
  )
  expect(missed).toEqual([])
})

test.each([
  ['nl', 'bel etage'],
  ['nl', 'beletage'],
  ['nl', 'bel-etagewoning'],
  ['nl', 'beletagewoning'],
  ['de', 'bel etage'],
  ['de', 'Beletage'],
] as const)('in %s, "%s" is found where a longer word begins with it', (locale, search) => {
  const text = { nl: 'Ruime bel-etagewoning', de: 'Bel-Etagewohnung' }[locale]
  expect(finds(search, text, locale)).toBe(true)
})

test('a compound of three parts is found without its blanks', () => {
  expect(finds('rezdechaussée', 'Au rez-de-chaussée', 'fr')).toBe(true)
  expect(finds('rezdejardin', 'Au rez-de-chaussée', 'fr')).toBe(false)
})

test('a compound is not its parts in different places, nor numbers beside each other', () => {
  expect(finds('townhouse', 'A house near the town', 'en')).toBe(false)
  expect(finds('town house', 'A house near the town', 'en')).toBe(false)
  expect(finds('4 638', 'Reference 4638', 'en')).toBe(false)
})

test.each<[Locale, string, string]>([
  ['nl', 'nieuwbouw', 'Ramen nieuw. Bouwjaar 1965'],
  ['nl', 'nieuwbouw', 'Een nieuw bouwjaar'],
  ['nl', 'bouwgrond', 'Degelijke bouw. Grondig gerenoveerd'],
  ['nl', 'half open', 'Half op de helling'],
  ['de', 'Neubau', 'Wie neu, Baujahr 1990'],
  ['en', 'townhouse', 'Close to the town. House with garden'],
])('in %s, %s is not in: %s', (locale, search, text) => {
  expect(finds(search, text, locale)).toBe(false)
})

test('words beside each other that are in a text as one are found without a list', () => {
  expect(finds('garten haus', 'Mit Gartenhaus', 'de')).toBe(true)
  expect(finds('garten haus', 'Haus mit Garten', 'de')).toBe(true)
  expect(finds('garten haus', 'Mit Garten', 'de')).toBe(false)
})

test('another spelling is no mistake, and a word that resembles it is offered as it is written', () => {
  const vocabulary = vocabularyOf('A town house', 'en')
  expect(findVariants('townhouse', vocabulary)).toEqual(['town house'])
  expect(isUnderstood('townhouse', vocabulary)).toBe(true)
  expect(findNearWords('tonwhuose', vocabulary, 3)).toEqual(['town house'])
})

test.each([
  ['houses', 'house'],
  ['fireplaces', 'fireplace'],
  ['boxes', 'box'],
  ['churches', 'church'],
  ['addresses', 'address'],
])('in English, %s and %s have one stem', (plural, singular) => {
  expect(stemOf(plural, 'en')).toBe(stemOf(singular, 'en'))
})
