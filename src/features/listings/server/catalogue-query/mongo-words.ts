import type { SearchRow } from '@/features/listings/model/search-row'
import { refOf, weightOf } from '@/features/listings/model/words/word-matches'

import type { CatalogueSearch } from './catalogue-search'
import { matching, read, type Model } from './mongo-read'

/** In the order of `match`; in memory, because the weights are no part of the rows. */
export async function findBestRefs(model: Model, search: CatalogueSearch): Promise<number[]> {
  const fields = { $project: { ref: 1, onlineSince: 1 } }
  const rows = await read<Pick<SearchRow, 'ref' | 'onlineSince'>>(model, [...matching(search), fields])
  const weights = new Map(Array.from(search.matches ?? [], (match) => [refOf(match), weightOf(match)]))
  const keyOf = ({ ref, onlineSince }: (typeof rows)[number]) =>
    `${weights.get(ref) ?? 0}${onlineSince ?? ''}`
  return rows
    .map((row) => ({ ref: row.ref, key: keyOf(row) }))
    .sort((one, other) => (one.key === other.key ? other.ref - one.ref : one.key < other.key ? 1 : -1))
    .map(({ ref }) => ref)
}
