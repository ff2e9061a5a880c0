import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { unfilteredListing } from '@/lib/property/listing-filters'
import type { ListingKind } from '@/lib/routing/route-table'
import { toListingQuery } from '@/lib/property/search-params'
import { normaliseSearchText } from '@/lib/property/search-columns'
import { propertyPath, readRef } from '@/lib/routing/property-path'

import { findPropertyParts } from './find-property-parts'
import { getCatalogueIndex } from './get-catalogue-index'
import { getRouteIndex } from './get-route-table'

/**
 * Where the text of the quick search leads: the property with exactly that reference, else the listing of the city
 * with exactly that name or postal code, accents aside, else that of the type (specification section 5).
 *
 * @param listingPath public path of the listing the visitor chose
 * @returns a public path with query, or `null` when the text names nothing
 */
export async function findSearchTarget(
  text: string,
  { goal, locale, listingPath }: { goal: ListingKind; locale: Locale; listingPath: string },
): Promise<string | null> {
  const ref = readRef(text.trim())
  const parts = ref === null ? null : await findPropertyParts(ref)
  if (parts) return propertyPath(await getRouteIndex(), parts, locale)
  const wanted = normaliseSearchText(text)
  if (wanted === '') return null
  const { cities, types } = await getCatalogueIndex(goal, locale)
  const filters = unfilteredListing(goal)
  const found = cities.filter(({ names, zip }) => zip === wanted || names.some((name) => normaliseSearchText(name) === wanted))
  if (found.length > 0)
    return `${listingPath}${toListingQuery({ ...filters, cities: found.map(({ name, zip }) => ({ name, zip })) })}`
  const type = types.find(({ name }) => name.split(/[,/]/).map(normaliseSearchText).includes(wanted))
  return type ? `${listingPath}${toListingQuery({ ...filters, types: [type.webId] })}` : null
}
