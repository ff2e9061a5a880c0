import 'server-only'

import type { TypeIcon } from '@/features/listings/model/type-icons'
import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import { alpha2OfCountry, foreignCountryName } from '@/features/property/model/countries'
import { locales, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import type { ListingKind } from '@/features/routing/model/route-table'

import { availableOf, type CatalogueCounts } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { fillStoredTexts } from '@/lib/payload/agency-texts'
import { payloadClient } from '@/lib/payload/payload-client'
import { searchOfKind } from './search-of-kind'

export interface CatalogueCity {
  id: string
  name: string
  /** The names in every language, for searching. */
  names: string[]
  zip: string
  /** The ISO code of its country; null if the number of the country is unknown. */
  country: string | null
  /** The name of its country; null in the agency's own. */
  countryName: string | null
  /** The name of what it is a part of, or is itself. */
  municipality?: string | null | undefined
  count: number
}

export interface CatalogueType {
  id: string
  webId: number
  name: string
  /** Left out where the agency chose none. */
  icon?: TypeIcon
  count: number
}

/** The cities and types of a goal with their number of available properties (acceptance D7). */
export interface CatalogueIndex {
  total: number
  /** By name. */
  cities: CatalogueCity[]
  /** In the agency's order, those offered for this goal. */
  types: CatalogueType[]
}

/** Read in all languages at once, which Payload's types do not describe. */
interface LocalityRow {
  id: string
  zip: string
  countryId?: number
  municipality?: string | null
  name?: Partial<Localized>
}

async function countOffered(kind: ListingKind, locale: Locale): Promise<CatalogueCounts> {
  const store = catalogueStore(await payloadClient())
  return store.countOptions(availableOf(await searchOfKind(kind, locale)), true)
}

async function readCities(locale: Locale, { byCity }: CatalogueCounts): Promise<CatalogueCity[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'localities',
    select: { name: true, zip: true, countryId: true, municipality: true },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
  })
  const rows = await fillStoredTexts(docs as unknown as LocalityRow[], payload)
  const cities = rows.map(({ id, zip, countryId, municipality, name }) => ({
    id,
    zip,
    municipality,
    country: alpha2OfCountry(countryId),
    countryName: foreignCountryName(countryId, locale),
    name: name?.[locale] ?? name?.[sourceLocale] ?? '',
    names: [...new Set(locales.flatMap((each) => name?.[each] ?? []))],
    count: byCity.get(id) ?? 0,
  }))
  const { compare } = new Intl.Collator(locale)
  return cities.sort((one, other) => compare(one.name, other.name) || compare(one.zip, other.zip))
}

async function readTypes(
  kind: ListingKind,
  locale: Locale,
  { byType }: CatalogueCounts,
): Promise<CatalogueType[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    where: { [kind]: { equals: true } },
    sort: 'showOrder',
    locale,
    // As for cities: a filter without a name is of no use.
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: 100,
    overrideAccess: false,
  })
  return docs.map(({ id, webId, name, icon }) => ({
    id,
    webId,
    name,
    count: byType.get(webId) ?? 0,
    ...(icon && { icon }),
  }))
}

async function readCatalogueIndex(kind: ListingKind, locale: Locale): Promise<CatalogueIndex> {
  const counts = await countOffered(kind, locale)
  const [cities, types] = await Promise.all([
    taggedAs([tags.list('localities')], () => readCities(locale, counts)),
    taggedAs([tags.list('propertyTypes')], () => readTypes(kind, locale, counts)),
  ])
  return { total: counts.total, cities, types }
}

export const getCatalogueIndex = cached('catalogue-index', readCatalogueIndex, (kind) => [
  propertyLists.ofKind(kind),
])
