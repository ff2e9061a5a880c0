import { ListingBar } from '@/features/listings/ui/listing-bar'
import { ListingChips } from '@/features/listings/ui/listing-chips'
import { chosenFilters, type FilterContext } from '@/features/listings/ui/listing-chosen'
import { ViewSwitch } from '@/features/listings/ui/view-switch'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findListing, keepExistingFilters, type Listing } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getTranslator } from '@/lib/i18n/translator'
import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingParams, toListingQuery } from '@/features/listings/model/search-params'

import type { BlockViewProps } from '../define-block'

import { cityOptions, nearPlaces, typeOptions } from './listing-choices'
import { ListingResults } from './listing-results'
import { ListingSuggestions } from './listing-suggestions'

const emptyListing: Listing = { properties: [], total: 0, page: 1, pageCount: 1 }

async function readAll({ data, context }: BlockViewProps<'propertyList'>) {
  const { locale, query } = context
  const filters = await keepExistingFilters(parseListingParams(query, data.goal), locale)
  // A search text that matched no place or reference stays as typed.
  const isLost = typeof query.q === 'string' && query.q.trim() !== ''
  const [found, facets, places, settings, t] = await Promise.all([
    findListing(filters, locale),
    findListingFacets(filters, locale),
    findCityPlaces(),
    getPropertySettings(locale),
    getTranslator(locale),
  ])
  const filterContext: FilterContext = {
    locale,
    priceStyle: settings.priceStyle,
    t,
    typeName: (type) => facets.types.find(({ webId }) => webId === type)?.name ?? String(type),
    places: nearPlaces(facets, places),
  }
  return { filters, listing: isLost ? emptyListing : found, facets, settings, filterContext, t }
}

/** The whole list of a goal; the URL contains filters, order, page and view. */
export async function FullListing(props: BlockViewProps<'propertyList'>) {
  const { locale, path } = props.context
  const { filters, listing, facets, settings, filterContext, t } = await readAll(props)
  const { goal, view, sort } = filters
  const hrefOf = (changed: ListingFilters) => path + toListingQuery(changed)
  const resetHref = hrefOf({ ...unfilteredListing(goal), view, sort })
  const chosen = chosenFilters(filters, filterContext)
  const count = { count: listing.total }
  return (
    <section className="pt-4 pb-20">
      <div className="wrap mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className={`figures ${view === 'map' ? 'text-title' : 'text-headline'}`}>
          {goal === 'rent' ? t('listing.rentTitle', count) : t('listing.saleTitle', count)}
        </h1>
        <ViewSwitch view={view} hrefOf={(next) => path + toListingQuery(filters, { view: next })} t={t} />
      </div>
      <ListingBar
        action={path}
        resetHref={resetHref}
        filters={filters}
        cities={cityOptions(facets, filters)}
        types={typeOptions(facets)}
        filterContext={filterContext}
        activeCount={chosen.length}
        hrefOfSort={(next) => path + toListingQuery(filters, { sort: next })}
      />
      {chosen.length > 0 && (
        <div className={`wrap ${view === 'map' ? 'pb-5' : ''}`}>
          <ListingChips chosen={chosen} hrefOf={hrefOf} resetHref={resetHref} t={t} />
        </div>
      )}
      {listing.properties.length === 0 ? (
        <ListingSuggestions
          filters={filters}
          path={path}
          resetHref={resetHref}
          filterContext={filterContext}
        />
      ) : (
        <ListingResults
          listing={listing}
          filters={filters}
          path={path}
          locale={locale}
          settings={settings}
          t={t}
        />
      )}
    </section>
  )
}
