import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { maxMapProperties, type MapProperty } from '@/features/map/model/map-messages'
import type { MapPoints } from '@/features/map/model/map-points'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { describePrice, formatPrice, type PriceStyle } from '@/features/property/model/price'

import { keepExistingFilters } from '@/features/listings/server/reads'
import { findMapPoints, type PropertyPoint } from './find-map-points'
import { getPropertySettings } from '@/features/property/server/reads'

interface PriceContext {
  locale: Locale
  style: PriceStyle
  t: Translator
}

/**
 * Formats prices for markers. The results are stored: many properties share a price, and formatting is slow.
 */
function priceWriter({ locale, style, t }: PriceContext): (point: PropertyPoint) => string {
  const written = new Map<string, string>()
  const write = ({ price, priceUnit, goal }: PropertyPoint) => {
    const description = describePrice({ price, priceUnit, goal, publishPrice: price !== null })
    if (description.kind === 'hidden' || description.kind === 'onRequest') return t('map.onRequest')
    const amount = formatPrice(description.price, { locale, style })
    return description.kind === 'from' ? `${t('property.priceFrom')} ${amount}` : amount
  }
  return (point) => {
    const key = `${point.goal} ${point.priceUnit} ${point.price}`
    const text = written.get(key) ?? write(point)
    written.set(key, text)
    return text
  }
}

/** Five decimals are about a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5))

const toMapProperty = (point: PropertyPoint, priceText: string): MapProperty => ({
  ref: point.ref,
  latitude: rounded(point.latitude),
  longitude: rounded(point.longitude),
  isApproximate: point.isApproximate,
  priceText,
  label: [point.typeName, `${point.zip} ${point.city}`.trim()].filter(Boolean).join(', '),
  marquee: point.marquee,
})

/**
 * All properties of a search as markers. Sold and rented ones without a ribbon are left out here; those with a
 * ribbon are left out by the map through the ignore list (acceptance D5).
 */
export async function findMapProperties(asked: ListingFilters, locale: Locale): Promise<MapPoints> {
  const [filters, settings, t] = await Promise.all([
    keepExistingFilters(asked, locale),
    getPropertySettings(locale),
    getTranslator(locale),
  ])
  const points = await findMapPoints(filters, locale)
  const ignored = settings.marquees.filter(({ meaning }) => isOverlayMarquee(meaning)).map(({ code }) => code)
  const isShown = ({ availability, marquee }: PropertyPoint) =>
    availability !== 'gone' || (marquee !== null && ignored.includes(marquee))
  const priceText = priceWriter({ locale, style: settings.priceStyle, t })
  return {
    properties: points.filter(isShown).map((point) => toMapProperty(point, priceText(point))),
    marqueeIgnoreList: ignored,
    isCut: points.length >= maxMapProperties,
  }
}
