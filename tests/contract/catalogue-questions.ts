import type { Payload } from 'payload'

import {
  everything,
  newestFirst,
  type CatalogueOrder,
  type CatalogueSearch,
  type CatalogueStore,
} from '@/features/listings/server/catalogue-query/catalogue-search'

import type { Catalogue } from './catalogue-fixture'

/** The properties of the contract, once they are stored, and what searches them. */
export interface FilledCatalogue {
  payload: Payload
  store: CatalogueStore
  catalogue: Catalogue
}

export const takeovers: CatalogueSearch['goals'] = ['sale', 'takeover']
/** One page with everything. */
export const all = { limit: 100, offset: 0, total: 100 }

/** Questions to the catalogue that all parts of its contract ask. */
export function catalogueQuestions(filled: () => FilledCatalogue) {
  const searchFor = (changes: Partial<CatalogueSearch> = {}): CatalogueSearch => ({
    ...everything(['sale'], filled().catalogue.types, 'fr'),
    ...changes,
  })
  const find = (changes: Partial<CatalogueSearch>, order: CatalogueOrder = newestFirst) =>
    filled().store.findRefs(searchFor(changes), order, all)
  const sortedRefs = async (changes: Partial<CatalogueSearch>) =>
    (await find(changes)).toSorted((a, b) => a - b)
  return { searchFor, find, sortedRefs }
}
