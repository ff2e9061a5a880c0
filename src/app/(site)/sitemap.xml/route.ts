import { countPropertySitemaps } from '@/features/seo/server/find-sitemap-properties'
import { isSiteLaunched } from '@/features/seo/server/is-site-launched'
import { env } from '@/lib/env'
import { sitemapIndexXml } from '@/features/seo/model/sitemap'

import { contentSitemaps, propertySitemap, xmlAnswer } from '../sitemaps/sitemap-names'

export const dynamic = 'force-dynamic'

/** The index of all sitemaps; empty before the launch. */
export async function GET(): Promise<Response> {
  const [count, isLaunched] = await Promise.all([countPropertySitemaps(), isSiteLaunched()])
  const names = [
    ...Object.keys(contentSitemaps),
    ...Array.from({ length: count }, (_, index) => propertySitemap(index + 1)),
  ]
  return xmlAnswer(
    sitemapIndexXml(isLaunched ? names.map((name) => `/sitemaps/${name}`) : [], env.serverUrl),
    isLaunched,
  )
}
