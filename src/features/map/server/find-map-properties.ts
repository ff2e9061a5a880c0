import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { MapBounds, MapProperty } from '@/features/map/model/map-messages'
import type { MapPoints } from '@/features/map/model/map-points'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { describePrice, type PriceStyle } from '@/features/property/model/price'
import { priceLine } from '@/features/property/model/price-parts'

import { keepExistingFilters } from '@/features/listings/server/reads'
import { findMapPoints, findNewestPoints, type PropertyPoint } from './find-map-points'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { formatTown } from '@/features/property/model/format-town'

interface PriceContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/**
 * Formats prices for markers. The results are stored: many properties share a price, and formatting is slow.
 */
function priceWriter({ t, ...context }: PriceContext): (point: PropertyPoint) => string {
  const written = new Map<string, string>()
  const write = ({ price, bouquet, annuity, priceUnit, goal }: PropertyPoint) => {
    const isAnnuity = bouquet !== null || annuity !== null
    const description = describePrice({
      goal,
      priceUnit,
      price: isAnnuity ? bouquet : price,
      publishPrice: price !== null || isAnnuity,
      ...(isAnnuity && { viagerType: 'annuity', viagerIndexedRent: annuity }),
    })
    if (description.kind === 'hidden' || description.kind === 'gone' || description.kind === 'onRequest')
      return t('map.onRequest')
    // A marker has no room for the period of a rent.
    const short = description.kind === 'annuity' ? description : { ...description, monthly: false }
    return priceLine(short, { ...context, t })
  }
  return (point) => {
    const key = [point.goal, point.priceUnit, point.price, point.bouquet, point.annuity].join(' ')
    const text = written.get(key) ?? write(point)
    written.set(key, text)
    return text
  }
}

/** Five decimals are about a metre; a cell has more, so that it does not move into the next one. */
const rounded = (degrees: number, decimals = 5): number => Number(degrees.toFixed(decimals))

const toMapProperty = (point: PropertyPoint, priceText: string): MapProperty => ({
  ref: point.ref,
  latitude: rounded(point.latitude),
  longitude: rounded(point.longitude),
  isApproximate: point.isApproximate,
  priceText,
  label: [point.typeName, formatTown(point)].filter(Boolean).join(', '),
  marquee: point.marquee,
})

export interface MapQuestion {
  /** The part of the map; null for the whole search. */
  within: MapBounds | null
  /** Asks for the newest properties of the part instead of its marks. */
  isList: boolean
}

/** A list shows a hundred and tells that there are more. */
const maxListed = 101

/**
 * The properties of a search on the map: as markers while they are few, otherwise as counts per cell of a grid. Sold and
 * rented ones are left out (acceptance D5).
 */
export async function findMapProperties(
  listing: ListingFilters,
  locale: Locale,
  { within, isList }: MapQuestion = { within: null, isList: false },
): Promise<MapPoints> {
  const [filters, settings, t] = await Promise.all([
    keepExistingFilters(listing, locale),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  const { points, cells, cellWidth } =
    isList && within
      ? { points: await findNewestPoints(filters, locale, within, maxListed), cells: [], cellWidth: 0 }
      : await findMapPoints(filters, locale, within)
  const ignored = settings.marquees.filter(({ meaning }) => isOverlayMarquee(meaning)).map(({ code }) => code)
  const priceText = priceWriter({ locale, priceStyle: settings.priceStyle, t })
  return {
    properties: points.map((point) => toMapProperty(point, priceText(point))),
    cells: cells.map(({ latitude, longitude, count }) => ({
      latitude: rounded(latitude, 7),
      longitude: rounded(longitude, 7),
      count,
    })),
    cellWidth,
    marqueeIgnoreList: ignored,
  }
}
