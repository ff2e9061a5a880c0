import { describe, expect, test } from 'vitest'

import { findTexts, type Findable } from './findable'
import { questionOfVariants, rateMatch, toQuestion } from './find-question'

const house: Findable = {
  title: ['ref', 'reference', 'street', 'headline'],
  text: ['person.phone'],
  related: [
    { field: 'agent', collection: 'agents', texts: ['name'] },
    { field: 'owners', collection: 'owners', texts: ['name'], isRestricted: true },
  ],
}

const texts = findTexts(
  {
    ref: 2231,
    reference: 'AB-12.3',
    street: 'Rue de l’Église',
    headline: { fr: 'Fermette à Liège', de: 'Bauernhof' },
    person: { phone: '+32 475 12 34 56' },
  },
  house,
  ({ field }) => [{ name: field === 'agent' ? 'Anaïs Dupré' : 'Maître Janssens' }],
)

const rate = (text: string) => rateMatch(toQuestion(text, 'fr') ?? [], texts)

describe('a document is found by', () => {
  test.each([
    ['its number', '2231'],
    ['its reference', 'AB-12.3'],
    ['its reference without separators', 'ab123'],
    ['a reference with other separators', 'AB 12 3'],
    ['its street without accents', 'eglise'],
    ['beginnings of words', 'ferm lieg'],
    ['words in capitals with accents', 'LIÈGE'],
    ['a word of another language', 'bauernhof'],
    ['words of related documents', 'anais dupre'],
    ['words of a restricted relation', 'janssens'],
    ['a telephone number with the country', '+32 475 12 34'],
    ['a telephone number as it is dialled', '0475/12.34.56'],
    ['words among those that say nothing', 'la rue de l’église'],
  ])('%s', (_, text) => {
    expect(rate(text)).toBeGreaterThan(0)
  })
})

test.each(['seraing', 'fermette seraing', '223 9', 'glise'])('%s does not find it', (text) => {
  expect(rate(text)).toBe(0)
})

test('a text of one letter asks for nothing', () => {
  expect(toQuestion('a', 'fr')).toBeNull()
  expect(toQuestion(' … ', 'fr')).toBeNull()
})

test('a whole word of the title counts more than a beginning, and the title more than the rest', () => {
  const rates = ['2231', '223', 'anaïs', 'ana'].map(rate)
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
  expect(new Set(rates).size).toBe(4)
})

test('words that were meant are whole words', () => {
  expect(rateMatch(questionOfVariants([['fermette', 'ferme']]), texts)).toBeGreaterThan(0)
  expect(rateMatch(questionOfVariants([['ferme']]), texts)).toBe(0)
})

test('texts that only some may read are kept apart', () => {
  expect(texts.restricted).toContain(' janssens ')
  expect(texts.text).not.toContain('janssens')
})
