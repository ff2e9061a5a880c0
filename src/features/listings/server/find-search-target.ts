import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { usualSort, type ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { listingKindOfGoal, propertyPath } from '@/features/routing/model/property-path'
import { listingRoles, rolePath } from '@/features/routing/model/route-table'
import { findPropertyParts, getRouteIndex } from '@/features/routing/server/reads'

import { understandSearch, type UnderstoodSearch } from './understand-search'

/** The path of the property with a public number; null without one. */
async function findPropertyPath(ref: number, locale: Locale): Promise<string | null> {
  const parts = await findPropertyParts(ref)
  return parts ? propertyPath(await getRouteIndex(), parts, locale) : null
}

/** The list of a search; a number that no property has is one of its words. */
export function toListFilters({ ref, filters }: UnderstoodSearch): ListingFilters {
  if (ref === null) return filters
  const words = [...new Set([...filters.words, String(ref)])]
  return { ...filters, words, sort: filters.sort === 'newest' ? usualSort({ words }) : filters.sort }
}

/**
 * The target of a search in plain words: the property with exactly that reference, else the list with the filters that
 * were understood and the other words (specification section 5).
 *
 * @param filters what was chosen before; the search adds to it
 * @returns a public path with query
 */
export async function findSearchTarget(
  text: string,
  filters: ListingFilters,
  locale: Locale,
): Promise<string> {
  const typed = /^\d{1,9}$/.test(text) ? await findPropertyPath(Number(text), locale) : null
  if (typed !== null) return typed
  const understood = await understandSearch(text, filters, locale)
  const property = understood.ref === null ? null : await findPropertyPath(understood.ref, locale)
  if (property !== null) return property
  const listFilters = toListFilters(understood)
  const path = rolePath(await getRouteIndex(), listingRoles[listingKindOfGoal(listFilters.goal)], locale)
  return `${path ?? `/${locale}/`}${toListingQuery(listFilters)}`
}
