import 'server-only'

import { parseListingQuery } from '@/features/listings/model/search-params'
import { propertyGoals } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { keepExistingFilters } from './find-listing'
import { toCatalogueSearch } from './to-catalogue-search'

/** The number of available properties that a query of a list finds, of the goal in `goal`. */
export async function countSearch(query: URLSearchParams, locale: Locale): Promise<number> {
  const goal = propertyGoals.find((each) => each === query.get('goal')) ?? 'sale'
  const filters = await keepExistingFilters(parseListingQuery(String(query), goal), locale)
  return catalogueStore(await payloadClient()).count(availableOf(await toCatalogueSearch(filters, locale)))
}
