import type { Payload } from 'payload'

import { availableOf, type CatalogueOrder, type CatalogueSearch, type CatalogueStore } from './catalogue-search'
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
 * The parts of a list one after the other. In ascending order of price, unpublished prices are sorted last; in
 * descending order they are last anyway.
 */
async function findInTurn(
  store: CatalogueStore,
  parts: readonly Part[],
  { order, limit, offset }: PageQuery,
): Promise<number[]> {
  const refs: number[] = []
  let before = 0
  for (const { search, total } of parts) {
    const window = { limit: limit - refs.length, offset: Math.max(0, offset - before), total }
    if (window.limit > 0 && window.offset < total) refs.push(...(await store.findRefs(search, order, window)))
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
