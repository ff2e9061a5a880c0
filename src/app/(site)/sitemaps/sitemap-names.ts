import type { RouteTarget } from '@/lib/routing/route-table'

/** Which collections each sitemap of content holds. */
export const contentSitemaps: Readonly<Record<string, readonly RouteTarget['collection'][]>> = {
  'pages.xml': ['pages', 'testimonials'],
  'articles.xml': ['articles'],
  'projects.xml': ['projects'],
}

export const propertySitemap = (number: number): string => `properties-${number}.xml`

/** The number in the name of a sitemap of properties; null when it is no such name. */
export function propertySitemapNumber(name: string): number | null {
  const digits = /^properties-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  return digits ? Number(digits) : null
}

/** An hour is soon enough for those who read sitemaps, and spares us those who read them all day. */
export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
