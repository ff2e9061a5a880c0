import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { usualSort, type ListingFilters } from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'
import { propertyPath } from '@/features/routing/model/property-path'
import { publicPath } from '@/features/routing/model/route-table'
import { findPropertyParts, getRouteIndex } from '@/features/routing/server/reads'

import { understandSearch } from './understand-search'

/** The path of the property with a public number; null without one. */
async function findPropertyPath(ref: number, locale: Locale): Promise<string | null> {
  const parts = await findPropertyParts(ref)
  return parts ? propertyPath(await getRouteIndex(), parts, locale) : null
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
  const { ref, filters: understood } = await understandSearch(text, filters, locale)
  const property = ref === null ? null : await findPropertyPath(ref, locale)
  if (property !== null) return property
  const { listings } = await getRouteIndex()
  const listing = listings[understood.goal === 'rent' ? 'rent' : 'sale']
  const words = ref === null ? understood.words : [...new Set([...understood.words, String(ref)])]
  const sort = understood.sort === 'newest' && ref !== null ? usualSort({ words }) : understood.sort
  return `${listing ? publicPath(listing, locale) : `/${locale}/`}${toListingQuery({ ...understood, words, sort })}`
}
