import 'server-only'

import type { Where } from 'payload'

import { cached } from '@/lib/cache/cached'
import { propertyLists } from '@/features/listings/model/property-lists'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { propertyPath, type PropertyPathParts } from '@/features/routing/model/property-path'
import { languagesOfProperty, oldestIndexedSale } from '@/features/seo/model/indexing'
import { maxUrlsPerSitemap, type SitemapPlace } from '@/features/seo/model/sitemap'

import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

const propertiesPerSitemap = Math.floor(maxUrlsPerSitemap / locales.length)
const maxPictures = 3
const widthInSitemap = 1360

interface SitemapProperty {
  parts: PropertyPathParts
  updatedAt: string
  pictures: string[]
}

/** Read in all languages at once, which Payload's types do not cover. */
interface PropertyRow {
  ref: number
  goal: PropertyPathParts['goal']
  headline?: Partial<Localized> | null
  slug?: Partial<Localized> | null
  publishedIn?: Locale[] | null
  locality?: string | null
  type?: string | null
  pictures?: string[] | null
  updatedAt: string
}

type Slugs = Map<string, Partial<Localized>>

/** An empty date never matches a comparison on SQLite, but does on MongoDB. */
const whereIndexed = (): Where => ({
  and: [
    { status: { not_equals: 'withdrawn' } },
    {
      or: [{ soldAt: { exists: false } }, { soldAt: { greater_than_equal: oldestIndexedSale(new Date()) } }],
    },
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
      const picture = toPictureSource(media, widthInSitemap)
      return picture ? [[media.id, pictureUpTo(picture, widthInSitemap).src]] : []
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
      slug: true,
      publishedIn: true,
      locality: true,
      type: true,
      pictures: true,
      updatedAt: true,
    },
    sort: 'ref',
    page: number,
    limit: propertiesPerSitemap,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
  })
  return docs as unknown as PropertyRow[]
}

const picturesOf = ({ pictures }: PropertyRow) => (pictures ?? []).slice(0, maxPictures)

/** Relations are read separately: populating them would read all pictures of a property for the first few. */
async function readProperties(number: number): Promise<SitemapProperty[]> {
  const rows = await readRows(number)
  const [localities, types, pictures] = await Promise.all([
    readSlugs(
      'localities',
      rows.flatMap(({ locality }) => locality ?? []),
    ),
    readSlugs(
      'propertyTypes',
      rows.flatMap(({ type }) => type ?? []),
    ),
    readPictures(rows.flatMap(picturesOf)),
  ])
  return rows.map((row) => ({
    parts: {
      ref: row.ref,
      goal: row.goal,
      headline: row.headline ?? {},
      slug: row.slug ?? {},
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
  return Math.ceil(totalDocs / propertiesPerSitemap)
}

const readCachedProperties = cached('sitemap-properties', readProperties, () => [propertyLists.all])

/** Number of sitemaps for all properties. */
export const countPropertySitemaps = cached('sitemap-count', readSitemapCount, () => [propertyLists.all])

/**
 * The properties of one sitemap; null when there is no such sitemap.
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
