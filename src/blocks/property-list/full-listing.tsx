import { EmptyListing } from '@/components/property/empty-listing'
import { ListingFilterForm } from '@/components/property/listing-filter-form'
import { PropertyGrid } from '@/components/property/property-grid'
import { PropertyRow } from '@/components/property/property-row'
import { ViewSwitch } from '@/components/property/view-switch'
import { Pagination } from '@/components/ui/pagination'
import { findListing, keepExistingFilters, type Listing } from '@/lib/data/find-listing'
import { getCatalogueIndex, type CatalogueIndex } from '@/lib/data/get-catalogue-index'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import { parseListingParams, toListingQuery } from '@/lib/property/search-params'
import { localisePath } from '@/lib/routing/localise-path'

import type { BlockContext, BlockViewProps } from '../define-block'

const withCount = (label: string, count: number) => `${label} (${count})`

const cityOptions = ({ cities }: CatalogueIndex) =>
  cities
    .filter(({ count }) => count > 0)
    .map(({ name, zip, count }) => ({ value: `${name}|${zip}`, label: withCount(`${name} ${zip}`, count) }))

const typeOptions = ({ types }: CatalogueIndex) =>
  types.map(({ webId, name, count }) => ({ value: String(webId), label: withCount(name, count) }))

interface ResultsProps {
  listing: Listing
  view: string
  context: BlockContext
  priceStyle: PriceStyle
  t: Translator
}

function Results({ listing, view, context, priceStyle, t }: ResultsProps) {
  const shared = { locale: context.locale, priceStyle, t }
  if (view !== 'list')
    return (
      <PropertyGrid properties={listing.properties} perRow={3} headingLevel="h2" startsPage {...shared} />
    )
  return listing.properties.map((property, index) => (
    <PropertyRow key={property.ref} property={property} priority={index === 0} {...shared} />
  ))
}

/** The whole list of a goal: filters, order, pages and view all stand in the address. */
export async function FullListing({ data, context }: BlockViewProps<'propertyList'>) {
  const { locale, path, query } = context
  const filters = await keepExistingFilters(parseListingParams(query, data.goal), locale)
  // A search text that named nothing arrives here as it was typed.
  const isLost = typeof query.q === 'string' && query.q.trim() !== ''
  const [found, index, settings, routes, t] = await Promise.all([
    findListing(filters, locale),
    getCatalogueIndex(data.goal, locale),
    getPropertySettings(locale),
    getRouteIndex(),
    getTranslator(locale),
  ])
  const listing: Listing = isLost ? { properties: [], total: 0, page: 1, pageCount: 1 } : found
  const count = { count: listing.total }
  return (
    <section className="wrap pt-4 pb-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="figures text-headline">
          {data.goal === 'rent' ? t('listing.rentTitle', count) : t('listing.saleTitle', count)}
        </h1>
        <ViewSwitch view={filters.view} hrefOf={(view) => path + toListingQuery(filters, { view })} t={t} />
      </div>
      <ListingFilterForm
        action={path}
        filters={filters}
        cities={cityOptions(index)}
        types={typeOptions(index)}
        locale={locale}
        priceStyle={settings.priceStyle}
        t={t}
      />
      {listing.properties.length === 0 ? (
        <EmptyListing resetHref={path} demandHref={localisePath(routes, '/demand-register/', locale)} t={t} />
      ) : (
        <div className="mt-8">
          <Results
            listing={listing}
            view={filters.view}
            context={context}
            priceStyle={settings.priceStyle}
            t={t}
          />
          <Pagination
            page={listing.page}
            pageCount={listing.pageCount}
            hrefOf={(page) => path + toListingQuery(filters, { page })}
            t={t}
          />
        </div>
      )}
    </section>
  )
}
