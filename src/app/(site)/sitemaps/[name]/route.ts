import { findSitemapContent } from '@/lib/data/find-sitemap-content'
import { findSitemapProperties } from '@/lib/data/find-sitemap-properties'
import { getLanguages } from '@/lib/data/get-languages'
import { env } from '@/lib/env'
import { sitemapXml, type SitemapPlace } from '@/lib/seo/sitemap'

import { contentSitemaps, propertySitemapNumber, xmlAnswer } from '../sitemap-names'

interface SitemapRouteContext {
  params: Promise<{ name: string }>
}

export const dynamic = 'force-dynamic'

async function placesOf(name: string): Promise<SitemapPlace[] | null> {
  const number = propertySitemapNumber(name)
  if (number !== null) return findSitemapProperties(number)
  const collections = Object.hasOwn(contentSitemaps, name) ? contentSitemaps[name] : undefined
  return collections ? (await Promise.all(collections.map(findSitemapContent))).flat() : null
}

/** One sitemap: some of the site's addresses, each with its translations and pictures. */
export async function GET(_: Request, { params }: SitemapRouteContext): Promise<Response> {
  const [{ name }, languages] = await Promise.all([params, getLanguages()])
  const places = await placesOf(name)
  if (places === null) return new Response('Not found', { status: 404 })
  const { enabled, default: fallback } = languages
  return xmlAnswer(sitemapXml(places, { origin: env.serverUrl, enabled, fallback }))
}
