import 'server-only'

import type { Where } from 'payload'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { isIndexedRoute } from '@/features/seo/model/indexing'
import type { SitemapPlace } from '@/features/seo/model/sitemap'
import { alternatePaths, type RouteTarget } from '@/features/routing/model/route-table'
import type { Media, Page } from '@/payload-types'

import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

type Collection = RouteTarget['collection']

interface SitemapDocument {
  id: string
  updatedAt: string
  pictures: string[]
}

const maxPictures = 5
const widthInSitemap = 1360

const everything = { limit: 0, pagination: false, depth: 1, overrideAccess: false } as const

const picturePathsOf = (pictures: (Media | string | null | undefined)[]): string[] =>
  pictures
    .flatMap((picture) => toPictureSource(picture, widthInSitemap) ?? [])
    .slice(0, maxPictures)
    .map((picture) => pictureUpTo(picture, widthInSitemap).src)

const heroPictures = ({ blocks }: Pick<Page, 'blocks'>) =>
  (blocks ?? []).flatMap((block) => (block.blockType === 'heroBanner' ? [block.image] : []))

/** Pages that only redirect are left out. */
const withContent: Where = { redirect: { not_equals: true } }

async function readPages(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, banner: true, blocks: true, showPageBanner: true } as const
  const { docs } = await payload.find({
    collection: 'pages',
    where: withContent,
    sort: 'sort',
    select,
    ...everything,
  })
  return docs.map((page) => ({
    id: page.id,
    updatedAt: page.updatedAt,
    pictures: picturePathsOf([...heroPictures(page), page.showPageBanner ? page.banner?.image : null]),
  }))
}

async function readArticles(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, image: true } as const
  const { docs } = await payload.find({ collection: 'articles', select, ...everything })
  return docs.map(({ id, updatedAt, image }) => ({ id, updatedAt, pictures: picturePathsOf([image]) }))
}

async function readProjects(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, pictures: true } as const
  const { docs } = await payload.find({ collection: 'projects', select, ...everything })
  return docs.map(({ id, updatedAt, pictures }) => ({
    id,
    updatedAt,
    pictures: picturePathsOf(pictures ?? []),
  }))
}

async function readTestimonials(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'testimonials',
    select: { updatedAt: true },
    ...everything,
    depth: 0,
  })
  return docs.map(({ id, updatedAt }) => ({ id, updatedAt, pictures: [] }))
}

const reads: Readonly<Record<Collection, () => Promise<SitemapDocument[]>>> = {
  pages: readPages,
  articles: readArticles,
  projects: readProjects,
  testimonials: readTestimonials,
}

const readCachedDocuments = cached(
  'sitemap-content',
  (collection: Collection) => reads[collection](),
  (collection) => [tags.list(collection)],
)

/** All indexable pages of a collection, in the order of its documents. */
export async function findSitemapContent(collection: Collection): Promise<SitemapPlace[]> {
  const [documents, routes] = await Promise.all([readCachedDocuments(collection), getRouteIndex()])
  const entries = new Map(
    routes.entries
      .filter((entry) => entry.target?.collection === collection && isIndexedRoute(entry))
      .map((entry) => [entry.target?.id, entry]),
  )
  return documents.flatMap(({ id, updatedAt, pictures }) => {
    const entry = entries.get(id)
    return entry ? [{ paths: alternatePaths(entry), updatedAt, pictures }] : []
  })
}
