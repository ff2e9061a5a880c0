import { locales, type Locale } from '../i18n/locales'
import type { Availability } from '../property/availability'
import { isFiltered, type ListingFilters } from '../property/listing-filters'
import { listingParamNames, type RawListingParams } from '../property/search-params'
import { publishedLanguages, type PropertyPathParts } from '../routing/property-path'
import type { RouteEntry } from '../routing/route-table'

/** Parameters that choose, order or search among properties: their pages are no addresses of their own. */
const variantNames = [...listingParamNames.filter((name) => name !== 'page'), 'q', 'refs', 'compare']

/** Says whether a page shows a choice of what its plain address shows: such pages are not indexed. */
export const isVariant = (query: RawListingParams, filters: ListingFilters | null): boolean =>
  variantNames.some((name) => query[name] !== undefined) || (filters !== null && isFiltered(filters))

/** Answers to a form and doors to an account are nothing to search for. */
export const isIndexedRoute = (entry: RouteEntry): boolean =>
  entry.type !== 'feedback' && entry.type !== 'login' && !entry.external

/**
 * The languages in which a property really exists: those of its headline, as far as it is published in them. Without
 * any headline its facts, which are written in every language, are all there is (acceptance X6).
 */
export function languagesOfProperty(parts: Pick<PropertyPathParts, 'headline' | 'publishedIn'>): Locale[] {
  const isNamed = locales.some((locale) => parts.headline[locale]?.trim())
  return publishedLanguages(parts).filter((locale) => !isNamed || parts.headline[locale]?.trim())
}

const soldDaysIndexed = 365
const dayInMs = 86_400_000

/** The moment before which sales have left the index (ISO). */
export const oldestIndexedSale = (now: Date): string =>
  new Date(now.getTime() - soldDaysIndexed * dayInMs).toISOString()

/**
 * A sold or rented property keeps its page (acceptance X8). For a year it also stays in the index, where it shows what
 * the agency can do and leads to similar ones; afterwards only links lead to it.
 *
 * @param soldAt ISO date and time
 */
export function isIndexedAvailability(availability: Availability, soldAt: string | null, now: Date): boolean {
  if (availability === 'notFound') return false
  const isGone = availability === 'sold' || availability === 'rented'
  return !isGone || soldAt === null || soldAt >= oldestIndexedSale(now)
}
