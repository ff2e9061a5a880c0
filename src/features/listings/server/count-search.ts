import 'server-only'

import { parseListingQuery } from '@/features/listings/model/search-params'
import { propertyGoals } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { keepExistingFilters } from './find-listing'
import { toListFilters } from './find-search-target'
import { toCatalogueSearch } from './to-catalogue-search'
import { understandSearch } from './understand-search'

/** The number of available properties that the filter form of a list finds: the goal is in `goal`, typed text in `q`. */
export async function countSearch(query: URLSearchParams, locale: Locale): Promise<number> {
  const goal = propertyGoals.find((each) => each === query.get('goal')) ?? 'sale'
  const chosen = await keepExistingFilters(parseListingQuery(query, goal), locale)
  const text = query.get('q')?.trim() ?? ''
  const filters = text === '' ? chosen : toListFilters(await understandSearch(text, chosen, locale))
  return catalogueStore(await payloadClient()).count(availableOf(await toCatalogueSearch(filters, locale)))
}
