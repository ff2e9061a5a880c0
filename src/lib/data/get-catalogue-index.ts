import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import type { ListingKind } from '@/lib/routing/route-table'

import { getPropertySettings } from './get-property-settings'
import { whereOffered } from './listing-where'
import { payloadClient } from './payload-client'

export interface CatalogueCity {
  id: string
  name: string
  /** The name in every language, for searching. */
  names: string[]
  zip: string
  count: number
}

export interface CatalogueType {
  id: string
  webId: number
  name: string
  count: number
}

/** The cities and types of a goal with how many properties each has (acceptance D7). */
export interface CatalogueIndex {
  total: number
  cities: CatalogueCity[]
  types: CatalogueType[]
}

/** Read in all languages at once, which Payload's types do not know. */
interface LocalityRow {
  id: string
  zip: string
  name?: Partial<Localized>
}

async function countOf(goal: ListingKind, field: 'locality' | 'type' | null, id = ''): Promise<number> {
  const payload = await payloadClient()
  const { showTakeovers } = await getPropertySettings('fr')
  const where = { ...whereOffered(goal, showTakeovers), ...(field && { [field]: { equals: id } }) }
  const { totalDocs } = await payload.count({ collection: 'properties', where, overrideAccess: false })
  return totalDocs
}

async function readCities(goal: ListingKind, locale: Locale): Promise<CatalogueCity[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'localities',
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
  })
  const rows = docs as unknown as LocalityRow[]
  const cities = await Promise.all(
    rows.map(async ({ id, zip, name }) => ({
      id,
      zip,
      name: name?.[locale] ?? name?.fr ?? '',
      names: [...new Set(locales.flatMap((each) => name?.[each] ?? []))],
      count: await countOf(goal, 'locality', id),
    })),
  )
  return cities.sort((one, other) => one.name.localeCompare(other.name, locale))
}

async function readTypes(goal: ListingKind, locale: Locale): Promise<CatalogueType[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    where: { [goal]: { equals: true } },
    sort: 'showOrder',
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 100,
    overrideAccess: false,
  })
  return Promise.all(
    docs.map(async ({ id, webId, name }) => ({ id, webId, name, count: await countOf(goal, 'type', id) })),
  )
}

async function readCatalogueIndex(goal: ListingKind, locale: Locale): Promise<CatalogueIndex> {
  const [total, cities, types] = await Promise.all([
    countOf(goal, null),
    readCities(goal, locale),
    readTypes(goal, locale),
  ])
  return { total, cities, types }
}

export const getCatalogueIndex = cached('catalogue-index', readCatalogueIndex, [tags.properties, tags.settings])
