import 'server-only'

import { citiesMeant, cityFilterOf } from '@/features/listings/model/city-filter'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import { locales, type Locale } from '@/lib/i18n/locales'

import { getCatalogueIndex } from './get-catalogue-index'

async function queryIn(filters: ListingFilters, locale: Locale): Promise<string> {
  if (filters.cities.length === 0) return toListingQuery(filters, { page: filters.page })
  const { cities } = await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)
  const translated = filters.cities.map((chosen) => {
    const [city] = citiesMeant(cities, chosen)
    return city ? cityFilterOf({ ...city, withParts: chosen.withParts }) : chosen
  })
  return toListingQuery({ ...filters, cities: translated }, { page: filters.page })
}

/**
 * The same search in every language, as a query with its question mark: places are named in the language of the list.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function queriesInLanguages(filters: ListingFilters): Promise<Record<Locale, string>> {
  const queries = await Promise.all(locales.map((locale) => queryIn(filters, locale)))
  return Object.fromEntries(locales.map((locale, at) => [locale, queries[at] ?? ''])) as Record<
    Locale,
    string
  >
}
