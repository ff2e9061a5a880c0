import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { EmptyListing } from '@/features/listings/ui/empty-listing'
import { ListingBar } from '@/features/listings/ui/listing-bar'
import { ListingChips } from '@/features/listings/ui/listing-chips'
import { chosenFilters, filterText, type FilterContext } from '@/features/listings/ui/listing-chosen'
import { ViewSwitch } from '@/features/listings/ui/view-switch'
import { unfilteredListing, usualSort } from '@/features/listings/model/listing-filters'
import { formatNumber } from '@/features/property/model/format-value'
import type { PriceFormat } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'

import { cityOptions, countryOptions, typeOptions } from './listing-choices'
import { ListingResults } from './listing-results'
import type { ListingData } from './read-listing'

interface FullListingProps {
  data: ListingData
  t: Translator
}

/** The form that registers a search, filled in with this one; null when the site has none. */
function saveHref({ filters, demandPath }: ListingData): string | null {
  if (!demandPath) return null
  const criteria = new URLSearchParams(
    toListingQuery(filters, { view: 'grid', sort: usualSort(filters), page: 1 }),
  )
  criteria.set('goal', filters.goal)
  return `${demandPath}?${String(criteria)}`
}

interface SuggestionsProps {
  data: ListingData
  suggestions: NonNullable<ListingData['suggestions']>
  resetHref: string
  filterContext: FilterContext
}

/** Suggestions for an empty list: remove a filter, register the search, or see everything (acceptance D8). */
function Suggestions({ data, suggestions, resetHref, filterContext }: SuggestionsProps) {
  const { filters, path, nearSearches } = data
  const { t } = filterContext
  return (
    <div className="wrap">
      <EmptyListing
        near={nearSearches.map(({ word, filters: changed, total }) => ({
          name: t('listing.word', { word }),
          href: path + toListingQuery(changed),
          total,
        }))}
        suggestions={suggestions.map(({ filter, word, filters: remaining, total }) => ({
          name: t('listing.without', {
            name:
              word ??
              (filter === 'words' ? filters.words.join(', ') : filterText(filter, filters, filterContext)),
          }),
          href: path + toListingQuery(remaining),
          total,
        }))}
        resetHref={resetHref}
        demandHref={saveHref(data)}
        t={t}
      />
    </div>
  )
}

interface NearbyLinkProps {
  nearby: NonNullable<ListingData['nearby']>
  hrefOf: (filters: ListingFilters) => string
  format: PriceFormat
  t: Translator
}

/** The surroundings of a place with few properties, with their number. */
const NearbyLink = ({ nearby: { filters, total, radiusInKm }, hrefOf, format, t }: NearbyLinkProps) => (
  <p className="wrap mt-4">
    <a href={hrefOf(filters)} rel="nofollow" className="inline-flex min-h-11 items-center underline">
      {t('listing.nearby', { count: total, km: formatNumber(radiusInKm, format) })}
    </a>
  </p>
)

/** How many properties are available; below it the page and how many are gone. */
function ListingTitle({ data: { filters, listing }, t }: FullListingProps) {
  const isRent = filters.goal === 'rent'
  const count = { count: listing.available }
  const gone = { count: listing.total - listing.available }
  const { page, pageCount } = listing
  return (
    <div>
      <h1 className={`figures ${filters.view === 'map' ? 'text-title' : 'text-headline'}`}>
        {isRent ? t('listing.rentTitle', count) : t('listing.saleTitle', count)}
      </h1>
      {(gone.count > 0 || pageCount > 1) && (
        <p className="figures mt-2 flex flex-wrap gap-x-4 text-slate">
          {pageCount > 1 && (
            <span>{t('listing.pageOf', { page, pages: pageCount, total: listing.available })}</span>
          )}
          {gone.count > 0 && (
            <span>{isRent ? t('listing.rentGone', gone) : t('listing.saleGone', gone)}</span>
          )}
        </p>
      )}
    </div>
  )
}

/**
 * The whole list of a goal; the URL contains filters, order, page and view. The HTTP server renders it as well, so it gets
 * everything as data; `data-listing` names the element that it replaces.
 */
export function FullListing({ data, t }: FullListingProps) {
  const { locale, path, filters, listing, facets, settings, places, suggestions, readings, nearby } = data
  const { goal, view, sort } = filters
  const hrefOf = (changed: ListingFilters) => path + toListingQuery(changed)
  const resetHref = hrefOf({ ...unfilteredListing(goal), view, sort })
  const filterContext: FilterContext = {
    locale,
    priceStyle: settings.priceStyle,
    loan: settings.loan,
    ownFilters: data.ownFilters,
    t,
    places,
    typeName: (type) => facets.types.find(({ webId }) => webId === type)?.name ?? String(type),
  }
  const chosen = chosenFilters(filters, filterContext)
  return (
    <section data-listing="" className="pt-4 pb-20">
      <div className="wrap mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <ListingTitle data={data} t={t} />
        <ViewSwitch view={view} hrefOf={(next) => path + toListingQuery(filters, { view: next })} t={t} />
      </div>
      <ListingBar
        action={path}
        available={listing.available}
        resetHref={resetHref}
        filters={filters}
        countries={countryOptions(facets, filters, locale)}
        cities={cityOptions(facets, filters)}
        types={typeOptions(facets)}
        filterContext={filterContext}
        activeCount={chosen.length}
        hrefOfSort={(next) => path + toListingQuery(filters, { sort: next })}
      />
      {chosen.length > 0 && (
        <div className={`wrap ${view === 'map' ? 'pb-5' : ''}`}>
          <ListingChips
            chosen={chosen}
            hrefOf={hrefOf}
            resetHref={resetHref}
            saveHref={saveHref(data)}
            t={t}
          />
        </div>
      )}
      {nearby && (
        <NearbyLink nearby={nearby} hrefOf={hrefOf} format={{ locale, style: settings.priceStyle }} t={t} />
      )}
      {readings.map(({ word, as }) => (
        <p key={word} className="wrap mt-4">
          {t('listing.readAs', { word, as: as.join(', ') })}
        </p>
      ))}
      {suggestions ? (
        <Suggestions
          data={data}
          suggestions={suggestions}
          resetHref={resetHref}
          filterContext={filterContext}
        />
      ) : (
        <ListingResults {...data} t={t} />
      )}
    </section>
  )
}
