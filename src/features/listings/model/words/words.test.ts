import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'

import {
  findNearWords,
  findVariants,
  isUnderstood,
  cachedVariants,
  makeVocabulary,
  wordsBeginningWith,
} from './find-variants'
import { foldedWords, parseSearchWords, searchableWords } from './search-words'
import { wordDistance } from './word-distance'
import { toWordRows } from './word-rows'

test('words are compared without accents and case, and without those that every text has', () => {
  expect(foldedWords('L’Été à la Ferme, œuvre n° 3 — Straße')).toEqual([
    'l',
    'ete',
    'a',
    'la',
    'ferme',
    'oeuvre',
    'n',
    '3',
    'strasse',
  ])
  expect(searchableWords('La maison et le jardin de la maison', 'fr')).toEqual(['maison', 'jardin'])
})

test('a search keeps what was typed, each word once, however odd', () => {
  expect(parseSearchWords('Fermette  fermette, Rénovée !')).toEqual(['fermette', 'rénovée'])
  expect(parseSearchWords('مرحبا 🏠 \0 <b>')).toEqual(['مرحبا', '🏠', 'b'])
  expect(parseSearchWords('a1 '.repeat(50_000))).toHaveLength(1)
  fc.assert(
    fc.property(anyText(), (text) => {
      const words = parseSearchWords(text)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(parseSearchWords(words.join(' '))).toEqual(words)
    }),
    { numRuns: 500, examples: [['\u0130\u0f71']] },
  )
})

test.each([
  ['fermette', 'fermette', 0],
  ['fermete', 'fermette', 1],
  ['fremette', 'fermette', 1],
  ['marnette', 'marnete', 1],
  ['villa', 'jardin', 3],
  ['', 'ab', 2],
])('%s and %s differ by %i, and by no more than one above the limit', (one, other, distance) => {
  expect(wordDistance(one, other, 2)).toBe(distance)
})

test('the distance of words is the same both ways, and zero for equal words alone', () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/)
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(wordDistance(one, other, 3)).toBe(wordDistance(other, one, 3))
      expect(wordDistance(one, other, 3) === 0).toBe(one === other)
    }),
  )
})

test('a long word is compared after a short one, and none above the limit', () => {
  expect(wordDistance('a'.repeat(300), `${'a'.repeat(299)}b`, 2)).toBe(1)
  expect(wordDistance('villa', 'vilal', 2)).toBe(1)
  expect(wordDistance('abcdef', 'ghijkl', 3)).toBe(4)
})

const vocabulary = makeVocabulary(
  ['fermette', 'fermettes', 'ferme', 'jardin', 'fermee', 'appartement', 'villa', 'ville', '4638', 'marnette'],
  'fr',
)

test.each([
  ['fermettes', ['fermette', 'fermettes']],
  // `fermee` is one mistake away too; a letter that is written twice is missed most often.
  ['fermete', ['fermette', 'fermettes']],
  ['fermetttte', ['fermette', 'fermettes']],
  ['appart', ['appartement']],
  ['marnet', ['marnette']],
  ['jardni', ['jardin']],
  ['vila', ['villa']],
  ['4639', []],
  ['piscine', []],
])('%s means %j', (word, meant) => {
  expect(findVariants(word, vocabulary).toSorted()).toEqual(meant)
})

const trade = {
  nl: makeVocabulary(['hoeve', 'hoeven', 'loods', 'rijwoning', 'lift', 'loopt'], 'nl'),
  fr: makeVocabulary(['fermette', 'plateau', 'dejeuner', 'lors'], 'fr'),
  en: makeVocabulary(['farmhouse', 'lift', 'house'], 'en'),
  de: makeVocabulary(['bauernhaus', 'lage', 'lagerraum', 'bahnhof', 'luft'], 'de'),
}

test.each([
  ['nl', 'fermette', ['hoeve']],
  ['nl', 'boerderijen', ['hoeve']],
  ['nl', 'rijhuis', ['rijwoning']],
  ['fr', 'fermes', ['fermette']],
  ['en', 'farm', ['farmhouse']],
  ['de', 'bauernhof', ['bauernhaus']],
  ['de', 'bauernhäuser', ['bauernhaus']],
  ['de', 'lagerhalle', ['lagerraum']],
] as const)('in %s, %s means the same as %j', (locale, word, meant) => {
  const [folded = ''] = foldedWords(word)
  expect(findVariants(folded, trade[locale])).toEqual(meant)
  expect(isUnderstood(folded, trade[locale])).toBe(true)
})

test.each([
  ['de', 'lage', ['lage']],
  ['nl', 'lood', ['loods']],
  ['nl', 'hoeven', ['hoeve', 'hoeven']],
] as const)('in %s, %s has the stem of a kind of home but not its other names', (locale, word, forms) => {
  expect(findVariants(word, trade[locale])).toEqual(forms)
})

test.each([
  ['nl', 'loft'],
  ['fr', 'loft'],
  ['fr', 'chateau'],
  ['fr', 'demeure'],
  ['en', 'loft'],
  ['de', 'loft'],
] as const)('in %s, %s is a word of the trade and never taken for another', (locale, word) => {
  expect(findVariants(word, trade[locale])).toEqual([])
  expect(findNearWords(word, trade[locale], 3)).toEqual([])
})

test('a word is compared with all others once, however many searches of a request ask for it', () => {
  const read = vi.fn(() => vocabulary.words)
  const watched = Object.defineProperty({ ...vocabulary }, 'words', { get: read }) as typeof vocabulary
  const first = cachedVariants('jardni', watched)
  const times = read.mock.calls.length
  expect(times).toBeGreaterThan(0)
  expect(first).toEqual(['jardin'])
  expect(cachedVariants('jardni', watched)).toEqual(first)
  expect(read).toHaveBeenCalledTimes(times)
})

test('near words forgive more, and beginnings are completed', () => {
  expect(findNearWords('fermtet', vocabulary, 3)).toContain('fermette')
  expect(wordsBeginningWith('ferm', vocabulary)).toEqual(['ferme', 'fermee', 'fermette', 'fermettes'])
})

const source = {
  id: 'p1',
  ref: 4638,
  headline: { fr: 'Villa au jardin', nl: 'Villa' },
  street: 'Puits Marnette',
  description: { fr: 'Une villa près du bois' },
  houseNumber: '7',
  publishedIn: ['fr' as const],
}
const locality = { name: { fr: 'Visé', nl: 'Wezet' }, municipality: 'Oupeye', zip: '4680' }
const facts = { locality, neighbourhood: { fr: 'Cointe' }, agent: 'Els Wauters' }
const wordsOf = (publishAddress: boolean) => toWordRows({ ...source, publishAddress }, facts)

test('title, place and text weigh differently, in the languages of the property', () => {
  const rows = wordsOf(true)
  expect(Object.fromEntries(rows.map(({ word, weight }) => [word, weight]))).toEqual({
    villa: 3,
    jardin: 3,
    puits: 2,
    marnette: 2,
    7: 2,
    4638: 2,
    cointe: 2,
    els: 2,
    wauters: 2,
    vise: 2,
    oupeye: 2,
    4680: 2,
    pres: 1,
    bois: 1,
  })
  expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['fr']))
})

test('a hidden postal address has no words', () => {
  const words = wordsOf(false).map(({ word }) => word)
  expect(words).not.toContain('marnette')
  expect(words).not.toContain('puits')
  expect(words).not.toContain('7')
  expect(words).toEqual(expect.arrayContaining(['cointe', 'vise', 'oupeye']))
})

test('a place is found by its name in the language of the list, or in that of the agency', () => {
  const published = { ...source, publishedIn: ['fr' as const, 'nl' as const, 'de' as const] }
  const languagesOf = (words: string) =>
    toWordRows(published, facts)
      .filter(({ word }) => word === words)
      .map(({ locale }) => locale)
  expect(languagesOf('vise').toSorted()).toEqual(['de', 'fr'])
  expect(languagesOf('wezet')).toEqual(['nl'])
})
