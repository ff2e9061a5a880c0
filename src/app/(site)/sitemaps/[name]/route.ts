import { findSitemapContent } from '@/features/seo/server/find-sitemap-content'
import { findSitemapProperties } from '@/features/seo/server/find-sitemap-properties'
import { isSiteLaunched } from '@/features/seo/server/is-site-launched'
import { getLanguages } from '@/features/content/server/get-languages'
import { env } from '@/lib/env'
import { sitemapXml, type SitemapPlace } from '@/features/seo/model/sitemap'

import { contentSitemaps, propertySitemapNumber, xmlAnswer } from '../sitemap-names'

interface SitemapRouteContext {
  params: Promise<{ name: string }>
}

export const dynamic = 'force-dynamic'

async function findSitemapPlaces(name: string): Promise<SitemapPlace[] | null> {
  const number = propertySitemapNumber(name)
  if (number !== null) return findSitemapProperties(number)
  const collections = Object.hasOwn(contentSitemaps, name) ? contentSitemaps[name] : undefined
  return collections ? (await Promise.all(collections.map(findSitemapContent))).flat() : null
}

/** One sitemap: some of the site's URLs, each with its translations and pictures; none before the launch. */
export async function GET(_: Request, { params }: SitemapRouteContext): Promise<Response> {
  const [{ name }, languages, isLaunched] = await Promise.all([params, getLanguages(), isSiteLaunched()])
  const places = await findSitemapPlaces(name)
  if (places === null) return new Response('Not found', { status: 404 })
  const { enabled, default: fallback } = languages
  const context = { origin: env.serverUrl, enabled, fallback }
  return xmlAnswer(sitemapXml(isLaunched ? places : [], context), isLaunched)
}
