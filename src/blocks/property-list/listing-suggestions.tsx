import { EmptyListing } from '@/features/listings/ui/empty-listing'
import { filterText, type FilterContext } from '@/features/listings/ui/listing-chosen'
import { countRelaxedSearches } from '@/features/listings/server/count-relaxed-searches'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { localisePath } from '@/features/routing/model/localise-path'

interface ListingSuggestionsProps {
  filters: ListingFilters
  path: string
  resetHref: string
  filterContext: FilterContext
}

/** Suggestions for an empty list: remove a filter, register the search, or see everything (acceptance D8). */
export async function ListingSuggestions({
  filters,
  path,
  resetHref,
  filterContext,
}: ListingSuggestionsProps) {
  const { locale, t } = filterContext
  const [relaxed, routes] = await Promise.all([countRelaxedSearches(filters, locale), getRouteIndex()])
  const criteria = new URLSearchParams(toListingQuery(filters, { view: 'grid', sort: 'newest', page: 1 }))
  criteria.set('goal', filters.goal)
  return (
    <div className="wrap">
      <EmptyListing
        suggestions={relaxed.map(({ filter, filters: remaining, total }) => ({
          name: filterText(filter, filters, filterContext),
          href: path + toListingQuery(remaining),
          total,
        }))}
        resetHref={resetHref}
        demandHref={`${localisePath(routes, '/demand-register/', locale)}?${criteria}`}
        t={t}
      />
    </div>
  )
}
