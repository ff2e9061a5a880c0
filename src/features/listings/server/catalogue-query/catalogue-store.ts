import type { Payload } from 'payload'

import { matchesFrom, noMatches } from '@/features/listings/model/words/word-matches'
import { wordWeights } from '@/features/listings/model/words/word-rows'

import {
  newestFirst,
  type CatalogueOrder,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-search'
import { mongoCatalogue } from './mongo-catalogue'
import { sqliteCatalogue } from './sqlite-catalogue'

/** The queries of lists for the configured database. */
export const catalogueStore = (payload: Payload): CatalogueStore =>
  payload.db.name === 'mongoose' ? mongoCatalogue(payload) : sqliteCatalogue(payload)

export interface CataloguePage {
  refs: number[]
  total: number
}

interface PageQuery {
  search: CatalogueSearch
  order: CatalogueOrder
  limit: number
  offset: number
  /** The number of all matches, if known; otherwise they are counted. */
  total?: number | undefined
}

/**
 * In ascending order of price, unpublished prices are sorted last; in descending order they are last anyway.
 */
async function findPricedFirst(store: CatalogueStore, query: PageQuery, total: number): Promise<number[]> {
  const { search, order, limit, offset } = query
  const priced = { ...search, isPriced: true }
  const refs = await store.findRefs(priced, order, { limit, offset, total })
  if (refs.length === limit || offset + refs.length === total) return refs
  const pricedTotal = await store.count(priced)
  const rest = {
    limit: limit - refs.length,
    offset: Math.max(0, offset - pricedTotal),
    total: total - pricedTotal,
  }
  return [...refs, ...(await store.findRefs({ ...search, isPriced: false }, order, rest))]
}

/**
 * The best matches are those with the words in the title. If they fill the page, nothing else is sorted: common words are
 * in most properties.
 */
async function findBestFirst(store: CatalogueStore, query: PageQuery, total: number): Promise<number[]> {
  const { search, order, limit, offset } = query
  const inTitle = matchesFrom(search.matches ?? noMatches, wordWeights.title)
  if (inTitle.length >= offset + limit) {
    const share = inTitle.length / (search.matches?.length ?? 1)
    const best = { ...search, matches: inTitle, hideSold: true }
    const window = { limit, offset, total: Math.ceil(total * share) }
    const refs = await store.findRefs(best, newestFirst, window)
    if (refs.length === limit) return refs
  }
  return store.findRefs(search, order, { limit, offset, total })
}

/** One page of a search with the number of all matches. */
export async function findCataloguePage(store: CatalogueStore, query: PageQuery): Promise<CataloguePage> {
  const { search, order, limit, offset } = query
  const total = query.total ?? (await store.count(search))
  if (offset >= total) return { refs: [], total }
  if (order.by === 'match') return { refs: await findBestFirst(store, query, total), total }
  const isByLowestPrice = order.by === 'price' && !order.isDescending
  const refs = isByLowestPrice
    ? await findPricedFirst(store, query, total)
    : await store.findRefs(search, order, { limit, offset, total })
  return { refs, total }
}
