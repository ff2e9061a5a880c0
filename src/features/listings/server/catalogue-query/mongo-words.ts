import type { Payload } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import type { WordRow } from '@/features/listings/model/words/word-rows'

import type { WordCondition } from './catalogue-search'
import type { MongoSearch } from './mongo-conditions'
import { matching, read, type Model } from './mongo-read'
import { wordModelOf } from './read-words'

/** The properties that have all words of a search, with the weight of the least important one (`wordWeights`). */
export async function findMatches(payload: Payload, words: WordCondition | null) {
  if (!words) return null
  const { locale, groups } = words
  const model = wordModelOf(payload)
  const found = await Promise.all(
    groups.map(async (variants) => {
      const filter = { locale, word: { $in: variants } }
      const rows = await model.find(filter as never, { _id: 0, ref: 1, weight: 1 }).lean()
      const weights = new Map<number, number>()
      for (const { ref, weight } of rows as unknown as Pick<WordRow, 'ref' | 'weight'>[])
        weights.set(ref, Math.max(weight, weights.get(ref) ?? 0))
      return weights
    }),
  )
  const [first = new Map<number, number>(), ...others] = found
  const matches = new Map<number, number>()
  for (const [ref, weight] of first)
    if (others.every((weights) => weights.has(ref)))
      matches.set(ref, Math.min(weight, ...others.map((weights) => weights.get(ref) ?? 0)))
  return matches
}

/** By how well the words match; in memory, because the weights are in another collection. */
export async function findBestRefs(
  model: Model,
  search: MongoSearch,
  matches: ReadonlyMap<number, number>,
): Promise<number[]> {
  const fields = { $project: { ref: 1, availability: 1, onlineSince: 1 } }
  const rows = await read<Pick<SearchRow, 'ref' | 'availability' | 'onlineSince'>>(model, [
    ...matching(search),
    fields,
  ])
  const keyOf = ({ ref, availability, onlineSince }: (typeof rows)[number]) =>
    `${availability === 'gone' ? 0 : 1}${matches.get(ref) ?? 0}${onlineSince ?? ''}`
  return rows
    .map((row) => ({ ref: row.ref, key: keyOf(row) }))
    .sort((one, other) => (one.key === other.key ? other.ref - one.ref : one.key < other.key ? 1 : -1))
    .map(({ ref }) => ref)
}
