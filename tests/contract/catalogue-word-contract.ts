import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import {
  bestMatchFirst,
  type CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { intersectMatches, toMatch, uniteMatches } from '@/features/listings/model/words/word-matches'
import { findCataloguePage } from '@/features/listings/server/catalogue-query/catalogue-store'
import { readDistinctWords, readWordMatches } from '@/features/listings/server/catalogue-query/read-words'
import { writeIndex } from '@/features/listings/server/search-index/index-writer'
import { makeIndexRows, readIndexSettings } from '@/features/listings/server/search-index/read-sources'
import type { Locale } from '@/lib/i18n/locales'

import { catalogueQuestions, type FilledCatalogue } from './catalogue-questions'

/** What words find and in which order, within the contract of the catalogue. */
export function catalogueWordContract(filled: () => FilledCatalogue) {
  const { searchFor, sortedRefs } = catalogueQuestions(filled)
  /** The properties that have one word of each group. */
  async function matchesOf(groups: string[][], locale: Locale) {
    const lists = groups.map(async (words) =>
      uniteMatches(await Promise.all(words.map((word) => readWordMatches(filled().payload, locale, word)))),
    )
    return intersectMatches(await Promise.all(lists))
  }
  const having = (...groups: string[][]) => ({ groups })

  interface WordQuery {
    groups: string[][]
    locale?: Locale
    changes?: Partial<CatalogueSearch>
  }

  test.each<[string, WordQuery, number[]]>([
    ['a word of the text', having(['verger']), [1, 6]],
    ['two words, both', having(['verger'], ['fermette', 'fermettes']), [1, 6]],
    ['variants of a word', having(['fermette', 'fermettes']), [1, 4, 6]],
    ['a published street', having(['marnette']), [4]],
    ['a hidden street', having(['cache']), []],
    ['a number', having(['7']), [7]],
    ['a word and a filter', { ...having(['fermette']), changes: { bedroomsMin: 4 } }, [4]],
    ['a word that no property has', having([]), []],
    ['a word of the page in another language', { ...having(['verger']), locale: 'de' }, []],
    ['a text that is no word', having(["' or 1=1 --"]), []],
  ])('%s', async (_, { groups, locale = 'fr', changes: others = {} }, refs) => {
    const changes = { ...others, matches: await matchesOf(groups, locale) }
    expect(await sortedRefs(changes)).toEqual(refs)
    expect(await filled().store.count(searchFor(changes))).toBe(refs.length)
    const { total } = await filled().store.countOptions(searchFor(changes), true)
    expect(total).toBe(refs.length)
    // What is sold is on no map.
    const onMap = await filled().store.count(searchFor({ ...changes, hideSold: true }))
    expect((await filled().store.findExtent(searchFor(changes))).total).toBe(onMap)
  })

  test('the title comes before the text, what is sold last, on whatever page', async () => {
    const words = { matches: await matchesOf([['fermette', 'fermettes']], 'fr') }
    const page = (limit: number, offset: number) =>
      findCataloguePage(filled().store, { search: searchFor(words), order: bestMatchFirst, limit, offset })
    expect(await page(100, 0)).toEqual({ refs: [4, 1, 6], total: 3, available: 2 })
    expect((await page(1, 1)).refs).toEqual([1])
    expect((await page(2, 1)).refs).toEqual([1, 6])
  })

  test('many matches find the same as few, also with large numbers', async () => {
    const ownMatches = await matchesOf([['fermette', 'fermettes']], 'fr')
    for (const first of [100_000, 900_000_000]) {
      const others = Uint32Array.from({ length: 3000 }, (_, at) => toMatch(first + at, 3))
      const words = { matches: uniteMatches([ownMatches, others]) }
      expect(await sortedRefs(words)).toEqual([1, 4, 6])
      const query = { search: searchFor(words), order: bestMatchFirst, offset: 0 }
      expect((await findCataloguePage(filled().store, { ...query, limit: 100 })).refs).toEqual([4, 1, 6])
      expect((await findCataloguePage(filled().store, { ...query, limit: 1 })).refs).toEqual([4])
      expect((await findCataloguePage(filled().store, { ...query, limit: 2 })).refs).toEqual([4, 1])
    }
  })

  test('the words of all properties are listed once each, hidden streets not', async () => {
    const words = await readDistinctWords(filled().payload, 'fr')
    expect(words).toEqual(expect.arrayContaining(['fermette', 'marnette', 'oeuvre', 'verger']))
    expect(words).not.toContain('cache')
    expect(new Set(words).size).toBe(words.length)
  })

  test('several writers of one property at a time leave each of its words once, and none that it lost', async () => {
    const { payload } = filled()
    const { docs } = await payload.find({ collection: 'searchRows', where: { ref: { equals: 1 } } })
    const ids = [...new Set(docs.map(({ property }) => property))]
    const req = await createLocalReq({}, payload)
    const made = await makeIndexRows(req, ids, await readIndexSettings(req))
    const change = { ...made, ids, readAt: Date.now() }
    const stored = async () => {
      const where = { ref: { equals: 1 } }
      const { docs: rows } = await payload.find({ collection: 'wordRows', where, pagination: false })
      return rows.map(({ id }) => id).toSorted()
    }
    const all = made.words.map(({ id }) => id).toSorted()
    await Promise.all(Array.from({ length: 6 }, () => writeIndex(payload, change)))
    expect(await stored()).toEqual(all)
    const fewer = made.words.slice(0, 2)
    await writeIndex(payload, { ...change, words: fewer })
    expect(await stored()).toEqual(fewer.map(({ id }) => id).toSorted())
    await writeIndex(payload, change)
    expect(await stored()).toEqual(all)
  })
}
