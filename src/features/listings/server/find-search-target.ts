import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import type { ListingKind } from '@/features/routing/model/route-table'
import { toListingQuery } from '@/features/listings/model/search-params'
import { normaliseSearchText } from '@/features/property/model/search-columns'
import { propertyPath } from '@/features/routing/model/property-path'
import { parseRef } from '@/features/property/model/search-params-values'

import { findPropertyParts } from '@/features/routing/server/reads'
import { getCatalogueIndex } from './get-catalogue-index'
import { getRouteIndex } from '@/features/routing/server/reads'

/**
 * The target of a quick search: the property with exactly that reference, else the listing of the city with
 * exactly that name or postal code, accents ignored, else that of the type (specification section 5).
 *
 * @param listingPath public path of the listing the visitor chose
 * @returns a public path with query; `null` if there is no match
 */
export async function findSearchTarget(
  text: string,
  { goal, locale, listingPath }: { goal: ListingKind; locale: Locale; listingPath: string },
): Promise<string | null> {
  const ref = parseRef(text.trim())
  const parts = ref === null ? null : await findPropertyParts(ref)
  if (parts) return propertyPath(await getRouteIndex(), parts, locale)
  const wanted = normaliseSearchText(text)
  if (wanted === '') return null
  const { cities, types } = await getCatalogueIndex(goal, locale)
  const filters = unfilteredListing(goal)
  const found = cities.filter(
    ({ names, zip }) => zip === wanted || names.some((name) => normaliseSearchText(name) === wanted),
  )
  if (found.length > 0)
    return `${listingPath}${toListingQuery({ ...filters, cities: found.map(({ name, zip }) => ({ name, zip })) })}`
  const type = types.find(({ name }) => name.split(/[,/]/).map(normaliseSearchText).includes(wanted))
  return type ? `${listingPath}${toListingQuery({ ...filters, types: [type.webId] })}` : null
}
