import type { Payload } from 'payload'

import { matchesFrom, noMatches } from '@/features/listings/model/words/word-matches'
import { wordWeights } from '@/features/listings/model/words/word-rows'

import {
  availableOf,
  newestFirst,
  type CatalogueOrder,
  type CatalogueSearch,
  type CatalogueStore,
  type CatalogueWindow,
} from './catalogue-search'
import { mongoCatalogue } from './mongo-catalogue'
import { sqliteCatalogue } from './sqlite-catalogue'

/** The queries of lists for the configured database. */
export const catalogueStore = (payload: Payload): CatalogueStore =>
  payload.db.name === 'mongoose' ? mongoCatalogue(payload) : sqliteCatalogue(payload)

export interface CataloguePage {
  refs: number[]
  /** Sold and let properties included. */
  total: number
  /** Without sold and let ones, which come last. */
  available: number
}

interface PageQuery {
  search: CatalogueSearch
  order: CatalogueOrder
  limit: number
  offset: number
  /** The number of matches that are available, if known; otherwise they are counted. */
  available?: number | undefined
}

interface Part {
  search: CatalogueSearch
  total: number
}

/**
 * The best matches are those with the words in the title. If they fill the window, nothing else is sorted: common words are
 * in most properties.
 */
async function findBest(
  store: CatalogueStore,
  search: CatalogueSearch,
  order: CatalogueOrder,
  window: CatalogueWindow,
): Promise<number[]> {
  const { limit, offset, total } = window
  const inTitle = matchesFrom(search.matches ?? noMatches, wordWeights.title)
  if (inTitle.length >= offset + limit) {
    const share = inTitle.length / (search.matches?.length ?? 1)
    const best = { ...search, matches: inTitle }
    const refs = await store.findRefs(best, newestFirst, { limit, offset, total: Math.ceil(total * share) })
    if (refs.length === limit) return refs
  }
  return store.findRefs(search, order, window)
}

/**
 * The parts of a list one after the other. In ascending order of price, unpublished prices are sorted last; in
 * descending order they are last anyway.
 */
async function findInTurn(
  store: CatalogueStore,
  parts: readonly Part[],
  { order, limit, offset }: PageQuery,
): Promise<number[]> {
  const findRefs = (...args: Parameters<CatalogueStore['findRefs']>) =>
    order.by === 'match' ? findBest(store, ...args) : store.findRefs(...args)
  const refs: number[] = []
  let before = 0
  for (const { search, total } of parts) {
    const window = { limit: limit - refs.length, offset: Math.max(0, offset - before), total }
    if (window.limit > 0 && window.offset < total) refs.push(...(await findRefs(search, order, window)))
    before += total
  }
  return refs
}

async function pricedFirst(store: CatalogueStore, { search, total }: Part): Promise<Part[]> {
  if (total === 0) return []
  const priced = { ...search, isPriced: true }
  const pricedTotal = await store.count(priced)
  return [
    { search: priced, total: pricedTotal },
    { search: { ...search, isPriced: false }, total: total - pricedTotal },
  ]
}

/** One page of a search with the number of all matches. */
export async function findCataloguePage(store: CatalogueStore, query: PageQuery): Promise<CataloguePage> {
  const { search, order, offset } = query
  const available = query.available ?? (await store.count(availableOf(search)))
  const gone = search.hideSold ? 0 : await store.count({ ...search, isGone: true })
  const total = available + gone
  if (offset >= total) return { refs: [], total, available }
  const parts = [
    { search: availableOf(search), total: available },
    { search: { ...search, isGone: true }, total: gone },
  ]
  const isByLowestPrice = order.by === 'price' && !order.isDescending
  const inOrder = isByLowestPrice
    ? (await Promise.all(parts.map((part) => pricedFirst(store, part)))).flat()
    : parts
  return { refs: await findInTurn(store, inOrder, query), total, available }
}
