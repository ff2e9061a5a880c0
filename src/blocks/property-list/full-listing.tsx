import { ListingBar } from '@/components/property/listing-bar'
import { ListingChips } from '@/components/property/listing-chips'
import { chosenFilters, type FilterWords } from '@/components/property/listing-chosen'
import { ViewSwitch } from '@/components/property/view-switch'
import { findCityPlaces } from '@/lib/data/find-city-places'
import { findListing, keepExistingFilters, type Listing } from '@/lib/data/find-listing'
import { findListingFacets } from '@/lib/data/find-listing-facets'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import { getTranslator } from '@/lib/i18n/translator'
import { unfilteredListing, type ListingFilters } from '@/lib/property/listing-filters'
import { parseListingParams, toListingQuery } from '@/lib/property/search-params'

import type { BlockViewProps } from '../define-block'

import { cityOptions, nearPlaces, typeOptions } from './listing-choices'
import { ListingResults } from './listing-results'
import { ListingWaysOn } from './listing-ways-on'

const emptyListing: Listing = { properties: [], total: 0, page: 1, pageCount: 1 }

async function readAll({ data, context }: BlockViewProps<'propertyList'>) {
  const { locale, query } = context
  const filters = await keepExistingFilters(parseListingParams(query, data.goal), locale)
  // A search text that named nothing arrives here as it was typed.
  const isLost = typeof query.q === 'string' && query.q.trim() !== ''
  const [found, facets, places, settings, t] = await Promise.all([
    findListing(filters, locale),
    findListingFacets(filters, locale),
    findCityPlaces(),
    getPropertySettings(locale),
    getTranslator(locale),
  ])
  const words: FilterWords = {
    locale,
    priceStyle: settings.priceStyle,
    t,
    typeName: (type) => facets.types.find(({ webId }) => webId === type)?.name ?? String(type),
    places: nearPlaces(facets, places),
  }
  return { filters, listing: isLost ? emptyListing : found, facets, settings, words, t }
}

/** The whole list of a goal: filters, order, pages and view all stand in the address. */
export async function FullListing(props: BlockViewProps<'propertyList'>) {
  const { locale, path } = props.context
  const { filters, listing, facets, settings, words, t } = await readAll(props)
  const { goal, view, sort } = filters
  const hrefOf = (changed: ListingFilters) => path + toListingQuery(changed)
  const resetHref = hrefOf({ ...unfilteredListing(goal), view, sort })
  const chosen = chosenFilters(filters, words)
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
        words={words}
        activeCount={chosen.length}
        hrefOfSort={(next) => path + toListingQuery(filters, { sort: next })}
      />
      {chosen.length > 0 && (
        <div className={`wrap ${view === 'map' ? 'pb-5' : ''}`}>
          <ListingChips chosen={chosen} hrefOf={hrefOf} resetHref={resetHref} t={t} />
        </div>
      )}
      {listing.properties.length === 0 ? (
        <ListingWaysOn filters={filters} path={path} resetHref={resetHref} words={words} />
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
