import { countPropertySitemaps } from '@/lib/data/find-sitemap-properties'
import { env } from '@/lib/env'
import { sitemapIndexXml } from '@/lib/seo/sitemap'

import { contentSitemaps, propertySitemap, xmlAnswer } from '../sitemaps/sitemap-names'

export const dynamic = 'force-dynamic'

/** The list of all sitemaps. */
export async function GET(): Promise<Response> {
  const count = await countPropertySitemaps()
  const names = [
    ...Object.keys(contentSitemaps),
    ...Array.from({ length: count }, (_, index) => propertySitemap(index + 1)),
  ]
  return xmlAnswer(
    sitemapIndexXml(
      names.map((name) => `/sitemaps/${name}`),
      env.serverUrl,
    ),
  )
}
