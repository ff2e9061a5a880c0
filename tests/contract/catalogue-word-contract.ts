import { expect, test } from 'vitest'

import {
  bestMatchFirst,
  type CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { readDistinctWords } from '@/features/listings/server/catalogue-query/read-words'

import { catalogueQuestions, type FilledCatalogue } from './catalogue-questions'

/** What words find and in which order, within the contract of the catalogue. */
export function catalogueWordContract(filled: () => FilledCatalogue) {
  const { searchFor, find, found } = catalogueQuestions(filled)
  const having = (...groups: string[][]): Partial<CatalogueSearch> => ({ words: { locale: 'fr', groups } })

  test.each([
    ['a word of the text', having(['verger']), [1, 6]],
    ['two words, both', having(['verger'], ['fermette', 'fermettes']), [1, 6]],
    ['variants of a word', having(['fermette', 'fermettes']), [1, 4, 6]],
    ['a published street', having(['marnette']), [4]],
    ['a hidden street', having(['cache']), []],
    ['a number', having(['7']), [7]],
    ['a word and a filter', { ...having(['fermette']), bedroomsMin: 4 }, [4]],
    ['a word that no property has', having([]), []],
    [
      'a word of the page in another language',
      { words: { locale: 'de', groups: [['verger']] } } as const,
      [],
    ],
    ['a text that is no word', having(["' or 1=1 --"]), []],
  ])('%s', async (_, changes, refs) => {
    expect(await found(changes)).toEqual(refs)
    expect(await filled().store.count(searchFor(changes))).toBe(refs.length)
    const { total } = await filled().store.countOptions(searchFor(changes), true)
    expect(total).toBe(refs.length)
    expect((await filled().store.findExtent(searchFor(changes))).total).toBe(refs.length)
  })

  test('the title comes before the text, what is sold last, on whatever page', async () => {
    const words = having(['fermette', 'fermettes'])
    expect(await find(words, bestMatchFirst)).toEqual([4, 1, 6])
    const second = { limit: 1, offset: 1, total: 3 }
    expect(await filled().store.findRefs(searchFor(words), bestMatchFirst, second)).toEqual([1])
  })

  test('the words of all properties are listed once each, hidden streets not', async () => {
    const words = await readDistinctWords(filled().payload, 'fr')
    expect(words).toEqual(expect.arrayContaining(['fermette', 'marnette', 'oeuvre', 'verger']))
    expect(words).not.toContain('cache')
    expect(new Set(words).size).toBe(words.length)
  })
}
