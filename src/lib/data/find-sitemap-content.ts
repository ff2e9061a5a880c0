import 'server-only'

import type { Where } from 'payload'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { pictureUpTo } from '@/lib/media/picture-up-to'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { isIndexedRoute } from '@/lib/seo/indexing'
import type { SitemapPlace } from '@/lib/seo/sitemap'
import { alternatePaths, type RouteTarget } from '@/lib/routing/route-table'
import type { Media, Page } from '@/payload-types'

import { getRouteIndex } from './get-route-table'
import { payloadClient } from './payload-client'

type Collection = RouteTarget['collection']

interface SitemapDocument {
  id: string
  updatedAt: string
  pictures: string[]
}

const PICTURES_PER_PLACE = 5
const WIDTH_IN_SITEMAP = 1360

const everything = { limit: 0, pagination: false, depth: 1, overrideAccess: false } as const

const addressesOf = (pictures: (Media | string | null | undefined)[]): string[] =>
  pictures
    .flatMap((picture) => toPictureSource(picture, WIDTH_IN_SITEMAP) ?? [])
    .slice(0, PICTURES_PER_PLACE)
    .map((picture) => pictureUpTo(picture, WIDTH_IN_SITEMAP).src)

const heroPictures = ({ blocks }: Pick<Page, 'blocks'>) =>
  (blocks ?? []).flatMap((block) => (block.blockType === 'heroBanner' ? [block.image] : []))

/** Pages that only lead elsewhere are no addresses of their own. */
const withContent: Where = { redirect: { not_equals: true } }

async function readPages(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, banner: true, blocks: true, showPageBanner: true } as const
  const { docs } = await payload.find({ collection: 'pages', where: withContent, sort: 'sort', select, ...everything })
  return docs.map((page) => ({
    id: page.id,
    updatedAt: page.updatedAt,
    pictures: addressesOf([...heroPictures(page), page.showPageBanner ? page.banner?.image : null]),
  }))
}

async function readArticles(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, image: true } as const
  const { docs } = await payload.find({ collection: 'articles', select, ...everything })
  return docs.map(({ id, updatedAt, image }) => ({ id, updatedAt, pictures: addressesOf([image]) }))
}

async function readProjects(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const select = { updatedAt: true, pictures: true } as const
  const { docs } = await payload.find({ collection: 'projects', select, ...everything })
  return docs.map(({ id, updatedAt, pictures }) => ({ id, updatedAt, pictures: addressesOf(pictures ?? []) }))
}

async function readTestimonials(): Promise<SitemapDocument[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'testimonials', select: { updatedAt: true }, ...everything, depth: 0 })
  return docs.map(({ id, updatedAt }) => ({ id, updatedAt, pictures: [] }))
}

const reads: Readonly<Record<Collection, () => Promise<SitemapDocument[]>>> = {
  pages: readPages,
  articles: readArticles,
  projects: readProjects,
  testimonials: readTestimonials,
}

const readCachedDocuments = cached('sitemap-content', (collection: Collection) => reads[collection](), [
  tags.pages,
  tags.articles,
  tags.projects,
  tags.testimonials,
  tags.media,
])

/** Every place of a collection that may be indexed, in the order of its documents. */
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
