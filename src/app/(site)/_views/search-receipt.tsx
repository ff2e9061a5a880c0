import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { findListing, keepExistingFilters } from '@/features/listings/server/find-listing'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { CardList } from '@/features/listings/ui/card-list'
import { cardLabels, toCardData } from '@/features/listings/ui/to-card-data'
import type { MapPlace } from '@/features/map/model/map-points'
import { drawSearchedArea } from '@/features/map/model/place-drawing'
import { findMapLocalities } from '@/features/map/server/find-map-localities'
import { readOutlines, readRivers } from '@/features/map/server/map-files'
import { PlaceMap } from '@/features/map/ui/place-map'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { listingRoles, rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { searchedFilters } from '@/features/submissions/model/search-prefill'
import { readSavedSearch } from '@/features/subscriptions/server/search-receipt'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'

const maxCards = 3

/** What a saved search finds today; null where no list is as narrow. */
async function findMatches(answers: Record<string, unknown>, locale: Locale) {
  const kind = answers.goal === 'rent' ? 'rent' : 'sale'
  const [index, routes] = await Promise.all([getCatalogueIndex(kind, locale), getRouteIndex()])
  const searched = searchedFilters(answers, index)
  const path = rolePath(routes, listingRoles[kind], locale)
  if (!searched || searched.goal !== kind || path === null) return null
  const filters = await keepExistingFilters(searched, locale)
  const { properties, available } = await findListing(filters, locale)
  return {
    properties: properties.slice(0, Math.min(maxCards, available)),
    available,
    href: path + toListingQuery(filters),
    filters,
  }
}

/** Whether a locality is one of the chosen places, or a part of a chosen town. */
const isChosen = ({ cities }: ListingFilters, place: MapPlace): boolean =>
  cities.some(
    ({ name, zip, withParts }) =>
      (place.name === name && place.zip === zip) || (withParts === true && place.municipality === name),
  )

/** Where the search looks: the area or circle that was drawn, or the chosen towns. */
async function SearchedArea({
  filters,
  locale,
  t,
}: {
  filters: ListingFilters
  locale: Locale
  t: Translator
}) {
  const { area, near } = filters
  if (!area && !near && filters.cities.length === 0) return null
  const [places, rivers, outlines] = await Promise.all([
    findMapLocalities(locale),
    readRivers(),
    readOutlines(),
  ])
  const towns = places.filter((place) => isChosen(filters, place))
  const drawing = drawSearchedArea({ places, rivers, outlines }, { area, near, towns }, locale)
  if (!drawing) return null
  return (
    <div className="mt-6">
      <PlaceMap
        drawing={drawing}
        label={t(area || near ? 'listing.drawnArea' : 'search.cities')}
        attribution={outlines?.attribution}
      />
    </div>
  )
}

interface SearchReceiptProps {
  /** Of the URL, unchecked. */
  receipt: unknown
  locale: Locale
}

/** Which search was saved, on the thank-you page, and what fits it today. */
export async function SearchReceipt({ receipt, locale }: SearchReceiptProps) {
  const answers = await readSavedSearch(await payloadClient(), receipt)
  if (!answers) return null
  const [t, { priceStyle }, matches] = await Promise.all([
    getPageTranslator(locale),
    getPropertySettings(locale),
    findMatches(answers, locale),
  ])
  const name = typeof answers.searchName === 'string' ? answers.searchName : ''
  if (!name && !matches) return null
  return (
    <section className="wrap py-8">
      {name && <h2 className="text-title">{name}</h2>}
      {matches && (
        <p className="mt-3">
          {matches.available > 0 ? (
            <a href={matches.href} rel="nofollow" className="inline-flex min-h-11 items-center underline">
              {t('searches.today', { count: matches.available })}
            </a>
          ) : (
            t('searches.today', { count: 0 })
          )}
        </p>
      )}
      {matches && <SearchedArea filters={matches.filters} locale={locale} t={t} />}
      {matches && (
        <CardList
          cards={matches.properties.map((property) => toCardData(property, locale, priceStyle, t))}
          labels={cardLabels(t)}
          headingLevel={name ? 'h3' : 'h2'}
          as="cards"
          className="mt-6 grid gap-6 sm:grid-cols-2 md:grid-cols-3"
          sizes="(min-width: 48rem) 30vw, 90vw"
        />
      )}
    </section>
  )
}
