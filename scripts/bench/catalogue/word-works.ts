import type { Payload } from 'payload'

import {
  availableOf,
  bestMatchFirst,
  type CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from '@/features/listings/server/catalogue-query/catalogue-store'
import { readDistinctWords, readWordMatches } from '@/features/listings/server/catalogue-query/read-words'
import { findNearWords, findVariants, makeVocabulary } from '@/features/listings/model/words/find-variants'

import { intersectMatches, uniteMatches } from '@/features/listings/model/words/word-matches'
import { decodeMatches, encodeMatches } from '@/features/listings/server/match-texts'

import { each, type Work } from './measure'

/** What visitors type: common words, rare ones, with mistakes, and several. */
const searches: Record<string, string[][]> = {
  'rare words': [['fermette'], ['marnette'], ['villa', 'fermette'], ['jardin', 'marnette']],
  'words with mistakes': [['fermete'], ['marnete'], ['jardni', 'fermtte'], ['terasse', 'vila']],
  'the most common words': [['maison'], ['jardin'], ['maison', 'jardin'], ['terrasse', 'jardin']],
}

/** Words as a condition: number, counts beside the filters, and the page in the order of matching. */
export async function wordWorks(payload: Payload, unfiltered: CatalogueSearch): Promise<[string, Work][]> {
  const store = catalogueStore(payload)
  const vocabulary = makeVocabulary(await readDistinctWords(payload, 'fr'), 'fr')
  const cachedVariants = new Map<string, string>()
  for (const word of new Set(
    Object.values(searches)
      .flat(2)
      .flatMap((each) => findVariants(each, vocabulary)),
  ))
    cachedVariants.set(word, encodeMatches(await readWordMatches(payload, 'fr', word)))
  // As the site does: the texts of single words are in its cache.
  const matchesOf = (words: string[]) =>
    intersectMatches(
      words.map((word) =>
        uniteMatches(
          findVariants(word, vocabulary).map((each) => decodeMatches(cachedVariants.get(each) ?? '')),
        ),
      ),
    )
  const having = (words: string[], changes: Partial<CatalogueSearch> = {}): CatalogueSearch => ({
    ...unfiltered,
    ...changes,
    matches: matchesOf(words),
  })
  const list = async (search: CatalogueSearch) => {
    const { total: available } = await store.countOptions(availableOf(search), true)
    await findCataloguePage(store, { search, order: bestMatchFirst, limit: 24, offset: 0, available })
  }
  const filters = { types: [1], priceMax: 300_000 }
  const all = Object.values(searches).flat()
  const mistyped = ['fermete', 'marnete', 'jardni', 'apartemen', 'xylophone', 'terasse']
  return [
    ...Object.entries(searches).flatMap(([name, words]): [string, Work][] => [
      [`${name}: numbers and all counts`, (run) => list(having(each(words, run)))],
      [`${name} and two filters: numbers and all counts`, (run) => list(having(each(words, run), filters))],
    ]),
    ['words of all kinds: count', (run) => store.count(having(each(all, run)))],
    ['a mistyped word: what was meant', async (run) => void findVariants(each(mistyped, run), vocabulary)],
    [
      'a mistyped word: words that are near',
      async (run) => void findNearWords(each(mistyped, run), vocabulary, 6),
    ],
    ['all different words: read', () => readDistinctWords(payload, 'fr')],
    [
      'properties with one of the most common words: read',
      (run) => readWordMatches(payload, 'fr', each(['maison', 'jardin', 'terrasse'], run)),
    ],
  ]
}
