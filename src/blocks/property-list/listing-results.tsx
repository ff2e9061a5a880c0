import { ListingMap } from '@/features/map/ui/listing-map'
import { CardList } from '@/features/listings/ui/card-list'
import type { CardData } from '@/features/listings/ui/card-data'
import { cardLabels, toCardData, toRowData, saysGone } from '@/features/listings/ui/to-card-data'
import { Pagination } from '@/components/ui/pagination'
import type { Listing } from '@/features/listings/server/find-listing'
import type { PropertySettings } from '@/features/property/server/get-property-settings'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { ListingFilters, ListingView } from '@/features/listings/model/listing-filters'
import {
  propertyFormHref,
  propertyFormLabels,
  type VisitForm,
} from '@/features/submissions/model/property-forms'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { toListingQuery } from '@/features/listings/model/search-params'

interface ListingResultsProps {
  listing: Listing
  filters: ListingFilters
  path: string
  locale: Locale
  settings: PropertySettings
  /** The form by which visitors come to a visit. */
  visitForm: VisitForm | null
  t: Translator
}

const looks: Record<ListingView, { as: 'cards' | 'rows'; className: string; sizes: string }> = {
  grid: {
    as: 'cards',
    className: 'grid gap-6 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
    sizes: '(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 90vw',
  },
  list: { as: 'rows', className: '', sizes: '(min-width: 64rem) 22.5rem, (min-width: 36rem) 14rem, 7.5rem' },
  map: {
    as: 'cards',
    className: 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
    sizes: '(min-width: 80rem) 22vw, (min-width: 36rem) 45vw, 75vw',
  },
}

/** A row leads to the form for a visit too, if the agency offers it and the property is not gone. */
function rowsOf({ listing, locale, settings, visitForm, t }: ListingResultsProps): CardData[] {
  return listing.properties.map((property) => {
    const row = toRowData(property, locale, settings.priceStyle, t)
    return visitForm && property.agent !== undefined && !saysGone(property)
      ? { ...row, visitHref: propertyFormHref(row.href, visitForm) }
      : row
  })
}

function Cards(props: ListingResultsProps) {
  const { listing, filters, path, locale, settings, visitForm, t } = props
  const cards =
    filters.view === 'list'
      ? rowsOf(props)
      : listing.properties.map((property) => toCardData(property, locale, settings.priceStyle, t))
  const availableHere = Math.max(0, listing.available - listing.pageSize * (listing.page - 1))
  const goneCount = { count: listing.total - listing.available }
  return (
    <>
      <CardList
        cards={cards.slice(0, availableHere)}
        gone={{
          title:
            filters.goal === 'rent' ? t('listing.rentGone', goneCount) : t('listing.saleGone', goneCount),
          cards: cards.slice(availableHere),
        }}
        labels={{ ...cardLabels(t), ...(visitForm && { visit: t(propertyFormLabels[visitForm]) }) }}
        {...looks[filters.view]}
        headingLevel="h2"
        startsPage
        isListing
      />
      <Pagination
        page={listing.page}
        pageCount={listing.pageCount}
        hrefOf={(page) => path + toListingQuery(filters, { page })}
        t={t}
      />
    </>
  )
}

/** The list beside its map on wide screens, below it on phones; without JavaScript a sentence says why there is no map. */
function SplitResults(props: ListingResultsProps) {
  const { filters, path, locale, settings, t } = props
  const goal = filters.goal === 'rent' ? 'rent' : 'sale'
  const points = new URLSearchParams(toListingQuery(filters, { view: 'grid', sort: 'newest', page: 1 }))
  points.set('goal', goal)
  const leavesOut = settings.marquees.some(({ meaning }) => isOverlayMarquee(meaning))
  return (
    <div className="flex flex-col gap-8 lg:-mt-px lg:grid lg:grid-cols-2 lg:border-t lg:border-line noscript:block">
      <p className="wrap hidden py-4 noscript:block">
        {t('listing.mapNeedsScript')}{' '}
        <a href={path + toListingQuery(filters, { view: 'list' })} className="font-semibold underline">
          {t('listing.mapAsList')}
        </a>
      </p>
      <div className="order-last px-[clamp(1.25rem,5vw,5rem)] lg:order-none lg:py-8 lg:pr-6 lg:pl-[max(clamp(1.25rem,5vw,5rem),calc((100vw-92rem)/2+5rem))]">
        <Cards {...props} />
      </div>
      <div
        data-map-beside
        className="h-[62dvh] bg-mist lg:sticky lg:top-[calc(8.25rem+var(--menu-row-height))] lg:h-[calc(100dvh-8.25rem-var(--menu-row-height))] print:hidden noscript:hidden"
      >
        <ListingMap
          locale={locale}
          pointsHref={`/map-data/${locale}/points/?${points}`}
          area={filters.area}
          near={filters.near}
          texts={{
            title: t('listing.mapTitle'),
            searchHere: t('listing.searchHere'),
            searchMoves: t('listing.searchMoves'),
            full: t('listing.mapFull'),
            close: t('listing.mapClose'),
          }}
          note={leavesOut ? t('listing.mapWithoutSold') : null}
        />
      </div>
    </div>
  )
}

/** One page of the list in the chosen view. */
export const ListingResults = (props: ListingResultsProps) =>
  props.filters.view === 'map' ? (
    <SplitResults {...props} />
  ) : (
    <div className="wrap mt-5">
      <Cards {...props} />
    </div>
  )
