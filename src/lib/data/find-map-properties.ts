import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { maxMapProperties, type MapProperty } from '@/lib/map/map-messages'
import type { MapPoints } from '@/lib/map/map-points'
import type { ListingFilters } from '@/lib/property/listing-filters'
import { isOverlayMarquee } from '@/lib/property/marquee'
import { describePrice, formatPrice, type PriceStyle } from '@/lib/property/price'

import { keepExistingFilters } from './find-listing'
import { findMapPoints, type PropertyPoint } from './find-map-points'
import { getPropertySettings } from './get-property-settings'

interface PriceContext {
  locale: Locale
  style: PriceStyle
  t: Translator
}

/** Writes prices for markers. Many properties share a price, and writing one takes long. */
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
 * All properties of a search as markers. What is sold or rented without a ribbon that says so is left out here; the rest
 * the map leaves out by the ignore list (acceptance D5).
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
