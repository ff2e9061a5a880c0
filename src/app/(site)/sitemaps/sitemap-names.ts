import type { RouteTarget } from '@/features/routing/model/route-table'
import { crawlerCacheControl } from '@/features/seo/model/robots'

/** The collections of each content sitemap. */
export const contentSitemaps: Readonly<Record<string, readonly RouteTarget['collection'][]>> = {
  'pages.xml': ['pages', 'testimonials'],
  'articles.xml': ['articles'],
  'projects.xml': ['projects'],
}

export const propertySitemap = (number: number): string => `properties-${number}.xml`

/** The number in the name of a property sitemap; null for any other name. */
export function propertySitemapNumber(name: string): number | null {
  const digits = /^properties-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  return digits ? Number(digits) : null
}

export const xmlAnswer = (xml: string, isLaunched: boolean): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': crawlerCacheControl(isLaunched),
    },
  })
