import { locales, type Locale } from '@/lib/i18n/locales'
import type { Availability } from '@/features/property/model/availability'
import { isFiltered, type ListingFilters } from '@/features/listings/model/listing-filters'
import { listingParamNames, type RawListingParams } from '@/features/listings/model/search-params'
import { publishedLanguages, type PropertyPathParts } from '@/features/routing/model/property-path'
import type { RouteEntry } from '@/features/routing/model/route-table'
import { monthsAfter } from '@/lib/time/belgian-time'

/** Parameters that filter, order or search properties: their URLs are no separate pages. */
const variantNames = [...listingParamNames.filter((name) => name !== 'page'), 'q', 'refs', 'compare']

/** Whether a URL shows a selection of its plain URL: such pages are not indexed. */
export const isVariant = (query: RawListingParams, filters: ListingFilters | null): boolean =>
  variantNames.some((name) => query[name] !== undefined) || (filters !== null && isFiltered(filters))

/** Whether search engines may show the site. Settings that were stored before there was the field are those of a launched site. */
export const isLaunched = (config: { isLaunched?: boolean | null }): boolean => config.isLaunched !== false

/** Form results and signed links have no content for search engines. */
export const isIndexedRoute = (entry: RouteEntry): boolean =>
  entry.type !== 'feedback' && entry.type !== 'login' && !entry.external

/**
 * The languages with own content of a property: those of its headline, as far as it is published in them. Without any
 * headline all languages of its facts count, which exist in every language (acceptance X6).
 */
export function languagesOfProperty(parts: Pick<PropertyPathParts, 'headline' | 'publishedIn'>): Locale[] {
  const isNamed = locales.some((locale) => parts.headline[locale]?.trim())
  return publishedLanguages(parts).filter((locale) => !isNamed || parts.headline[locale]?.trim())
}

const soldMonthsIndexed = 12

/** Sales before this moment are no longer indexed (ISO). */
export const oldestIndexedSale = (now: Date): string => monthsAfter(now, -soldMonthsIndexed).toISOString()

/**
 * A sold or rented property keeps its page (acceptance X8). For a year it also stays in the index, as a reference of the
 * agency with links to similar ones; afterwards it is only reached by links.
 *
 * @param soldAt ISO date and time
 */
export function isIndexedAvailability(availability: Availability, soldAt: string | null, now: Date): boolean {
  if (availability === 'notFound') return false
  const isGone = availability === 'sold' || availability === 'rented'
  return !isGone || soldAt === null || soldAt >= oldestIndexedSale(now)
}
