import type { Payload } from 'payload'

import type { CatalogueOrder, CatalogueSearch, CatalogueStore } from './catalogue-search'
import { mongoCatalogue } from './mongo-catalogue'
import { sqliteCatalogue } from './sqlite-catalogue'

/** The questions of lists, put to the database that is in use. */
export const catalogueStore = (payload: Payload): CatalogueStore =>
  payload.db.name === 'mongoose' ? mongoCatalogue(payload) : sqliteCatalogue(payload)

export interface CataloguePage {
  refs: number[]
  total: number
}

interface Asked {
  search: CatalogueSearch
  order: CatalogueOrder
  limit: number
  offset: number
}

/** From the lowest price up, properties whose price is not published come last; from the highest down they do anyway. */
async function findPricedFirst(store: CatalogueStore, asked: Asked, total: number): Promise<number[]> {
  const { search, order, limit, offset } = asked
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

/** One page of a search with the number of all that match. */
export async function findCataloguePage(store: CatalogueStore, asked: Asked): Promise<CataloguePage> {
  const { search, order, limit, offset } = asked
  const total = await store.count(search)
  if (offset >= total) return { refs: [], total }
  const isByLowestPrice = order.by === 'searchPrice' && !order.isDescending
  const refs = isByLowestPrice
    ? await findPricedFirst(store, asked, total)
    : await store.findRefs(search, order, { limit, offset, total })
  return { refs, total }
}
