import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { ListingFilters } from '@/lib/property/listing-filters'
import { listingKindOfGoal } from '@/lib/routing/property-path'

import type { CatalogueSearch } from './catalogue-query/catalogue-search'
import { getCatalogueIndex } from './get-catalogue-index'
import { searchOfKind } from './search-of-kind'

/**
 * The filters of a listing as the database is asked for them: cities and types by their ids.
 *
 * @param filters known values only (`keepExistingFilters`): an unknown city would widen the list instead of narrowing it
 * @param locale any: it only says which kept index is looked into
 */
export async function toCatalogueSearch(filters: ListingFilters, locale: Locale): Promise<CatalogueSearch> {
  const kind = listingKindOfGoal(filters.goal)
  const [plain, { cities }] = await Promise.all([searchOfKind(kind), getCatalogueIndex(kind, locale)])
  const localityIds = filters.cities.flatMap(({ name, zip }) =>
    cities.filter((city) => city.zip === zip && city.names.includes(name)).map(({ id }) => id),
  )
  const { priceMin, priceMax, bedroomsMin, surfaceMin, groundMin, epc, area, near } = filters
  const { garden, terrace, garage, newBuild, hideSold, hideUnderOption } = filters
  return {
    ...plain,
    localityIds: [...new Set(localityIds)],
    types: plain.knownTypes.filter(({ webId }) => filters.types.includes(webId)),
    ...{ priceMin, priceMax, bedroomsMin, surfaceMin, groundMin, epc, area, near },
    ...{ garden, terrace, garage, newBuild, hideSold, hideUnderOption },
  }
}
