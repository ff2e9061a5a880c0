import 'server-only'

import type { Where } from 'payload'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { pictureUpTo } from '@/lib/media/picture-up-to'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { propertyPath, type PropertyPathParts } from '@/lib/routing/property-path'
import { languagesOfProperty, oldestIndexedSale } from '@/lib/seo/indexing'
import { maxAddressesPerSitemap, type SitemapPlace } from '@/lib/seo/sitemap'

import { getRouteIndex } from './get-route-table'
import { payloadClient } from './payload-client'

const PROPERTIES_PER_SITEMAP = Math.floor(maxAddressesPerSitemap / locales.length)
const PICTURES_PER_PROPERTY = 3
const WIDTH_IN_SITEMAP = 1360

interface SitemapProperty {
  parts: PropertyPathParts
  updatedAt: string
  pictures: string[]
}

/** As read in all languages at once, which Payload's types do not know. */
interface PropertyRow {
  ref: number
  goal: PropertyPathParts['goal']
  headline?: Partial<Localized> | null
  publishedIn?: Locale[] | null
  locality?: string | null
  type?: string | null
  pictures?: string[] | null
  updatedAt: string
}

type Slugs = Map<string, Partial<Localized>>

/** On SQLite an empty date never compares; on MongoDB it does. */
const whereIndexed = (): Where => ({
  and: [
    { status: { not_equals: 'withdrawn' } },
    { or: [{ soldAt: { exists: false } }, { soldAt: { greater_than_equal: oldestIndexedSale(new Date()) } }] },
  ],
})

async function readSlugs(collection: 'localities' | 'propertyTypes', ids: string[]): Promise<Slugs> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    select: { slug: true },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
  })
  const rows = docs as unknown as { id: string; slug?: Partial<Localized> }[]
  return new Map(rows.map(({ id, slug }) => [id, slug ?? {}]))
}

async function readPictures(ids: string[]): Promise<Map<string, string>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(
    docs.flatMap((media): [string, string][] => {
      const picture = toPictureSource(media, WIDTH_IN_SITEMAP)
      return picture ? [[media.id, pictureUpTo(picture, WIDTH_IN_SITEMAP).src]] : []
    }),
  )
}

async function readRows(number: number): Promise<PropertyRow[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: whereIndexed(),
    select: {
      ref: true,
      goal: true,
      headline: true,
      publishedIn: true,
      locality: true,
      type: true,
      pictures: true,
      updatedAt: true,
    },
    sort: 'ref',
    page: number,
    limit: PROPERTIES_PER_SITEMAP,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
  })
  return docs as unknown as PropertyRow[]
}

const picturesOf = ({ pictures }: PropertyRow) => (pictures ?? []).slice(0, PICTURES_PER_PROPERTY)

/** Relations are read apart: populating them would read all pictures of a property for the first few. */
async function readProperties(number: number): Promise<SitemapProperty[]> {
  const rows = await readRows(number)
  const [localities, types, pictures] = await Promise.all([
    readSlugs('localities', rows.flatMap(({ locality }) => locality ?? [])),
    readSlugs('propertyTypes', rows.flatMap(({ type }) => type ?? [])),
    readPictures(rows.flatMap(picturesOf)),
  ])
  return rows.map((row) => ({
    parts: {
      ref: row.ref,
      goal: row.goal,
      headline: row.headline ?? {},
      publishedIn: row.publishedIn,
      localitySlug: localities.get(row.locality ?? '') ?? {},
      typeSlug: types.get(row.type ?? '') ?? {},
    },
    updatedAt: row.updatedAt,
    pictures: picturesOf(row).flatMap((id) => pictures.get(id) ?? []),
  }))
}

async function readSitemapCount(): Promise<number> {
  const payload = await payloadClient()
  const where = whereIndexed()
  const { totalDocs } = await payload.count({ collection: 'properties', where, overrideAccess: false })
  return Math.ceil(totalDocs / PROPERTIES_PER_SITEMAP)
}

const readCachedProperties = cached('sitemap-properties', readProperties, [tags.properties, tags.media])

/** How many sitemaps the properties fill. */
export const countPropertySitemaps = cached('sitemap-count', readSitemapCount, [tags.properties])

/**
 * The properties of one sitemap; null when there is none of that number.
 *
 * @param number counted from 1
 */
export async function findSitemapProperties(number: number): Promise<SitemapPlace[] | null> {
  if (number < 1 || number > (await countPropertySitemaps())) return null
  const [properties, routes] = await Promise.all([readCachedProperties(number), getRouteIndex()])
  return properties.map(({ parts, updatedAt, pictures }) => {
    const paths: Partial<Localized> = {}
    for (const locale of languagesOfProperty(parts)) paths[locale] = propertyPath(routes, parts, locale)
    return { paths, updatedAt, pictures }
  })
}
