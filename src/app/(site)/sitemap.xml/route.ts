import { countPropertySitemaps } from '@/features/seo/server/find-sitemap-properties'
import { env } from '@/lib/env'
import { sitemapIndexXml } from '@/features/seo/model/sitemap'

import { contentSitemaps, propertySitemap, xmlAnswer } from '../sitemaps/sitemap-names'

export const dynamic = 'force-dynamic'

/** The index of all sitemaps. */
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
