import { EmptyListing } from '@/components/property/empty-listing'
import { filterText, type FilterWords } from '@/components/property/listing-chosen'
import { countLoosened } from '@/lib/data/count-loosened'
import { getRouteIndex } from '@/lib/data/get-route-table'
import type { ListingFilters } from '@/lib/property/listing-filters'
import { toListingQuery } from '@/lib/property/search-params'
import { localisePath } from '@/lib/routing/localise-path'

interface ListingWaysOnProps {
  filters: ListingFilters
  path: string
  resetHref: string
  words: FilterWords
}

/** What to do about an empty list: give up one filter, register the search, or see everything (acceptance D8). */
export async function ListingWaysOn({ filters, path, resetHref, words }: ListingWaysOnProps) {
  const { locale, t } = words
  const [loosened, routes] = await Promise.all([countLoosened(filters, locale), getRouteIndex()])
  const criteria = new URLSearchParams(toListingQuery(filters, { view: 'grid', sort: 'newest', page: 1 }))
  criteria.set('goal', filters.goal)
  return (
    <div className="wrap">
      <EmptyListing
        looser={loosened.map(({ filter, filters: looser, total }) => ({
          name: filterText(filter, filters, words),
          href: path + toListingQuery(looser),
          total,
        }))}
        resetHref={resetHref}
        demandHref={`${localisePath(routes, '/demand-register/', locale)}?${criteria}`}
        t={t}
      />
    </div>
  )
}
