import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { EmptyListing } from '@/features/listings/ui/empty-listing'
import { ListingBar } from '@/features/listings/ui/listing-bar'
import { ListingChips } from '@/features/listings/ui/listing-chips'
import {
  chosenFilters,
  filterText,
  typeNameIn,
  type FilterContext,
} from '@/features/listings/ui/listing-chosen'
import { listingTitle } from '@/features/listings/ui/listing-title'
import { ViewSwitch } from '@/features/listings/ui/view-switch'
import { unfilteredListing, usualSort } from '@/features/listings/model/listing-filters'
import { formatNumber } from '@/features/property/model/format-value'
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

const nearbyText = (
  { total, radiusInKm }: NonNullable<ListingData['nearby']>,
  { locale, priceStyle, t }: Pick<FilterContext, 'locale' | 'priceStyle' | 't'>,
): string =>
  t('listing.nearby', { count: total, km: formatNumber(radiusInKm, { locale, style: priceStyle }) })

interface SuggestionsProps {
  data: ListingData
  suggestions: NonNullable<ListingData['suggestions']>
  /** Null when no filter is chosen. */
  resetHref: string | null
  filterContext: FilterContext
}

/** Suggestions for an empty list: remove a filter, register the search, or see everything (acceptance D8). */
function Suggestions({ data, suggestions, resetHref, filterContext }: SuggestionsProps) {
  const { filters, path, nearSearches, nearby } = data
  const { t } = filterContext
  return (
    <div className="wrap">
      <EmptyListing
        wider={
          nearby && {
            name: nearbyText(nearby, filterContext),
            href: path + toListingQuery(nearby.filters),
            total: nearby.total,
          }
        }
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
    typeName: typeNameIn(facets.types),
  }
  const chosen = chosenFilters(filters, filterContext)
  return (
    <section data-listing="" className="-mt-2 pb-20">
      <div className="wrap mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="figures text-title">{listingTitle(filters, filterContext, listing.available)}</h1>
        <ViewSwitch view={view} hrefOf={(next) => path + toListingQuery(filters, { view: next })} t={t} />
      </div>
      <ListingBar
        action={path}
        available={listing.available}
        resetHref={resetHref}
        saveHref={saveHref(data)}
        filters={filters}
        countries={countryOptions(facets, filters, locale)}
        cities={cityOptions(facets, filters, t)}
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
      {nearby && !suggestions && (
        <p className="wrap mt-4">
          <a
            href={hrefOf(nearby.filters)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center underline"
          >
            {nearbyText(nearby, filterContext)}
          </a>
        </p>
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
          resetHref={chosen.length > 0 ? resetHref : null}
          filterContext={filterContext}
        />
      ) : (
        <ListingResults {...data} t={t} />
      )}
    </section>
  )
}
