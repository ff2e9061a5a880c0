import { siteUrl } from '../rig/site-url'

export interface SitemapUrl {
  path: string
  updatedAt: string
  /** Complete URLs by language; `x-default` included. */
  alternates: Record<string, string>
  pictures: string[]
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => unescape(value))

/** The URLs of a sitemap of this site. */
export function readSitemap(xml: string): SitemapUrl[] {
  return xml
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      path: (valuesOf(entry, 'loc')[0] ?? '').replace(siteUrl, ''),
      updatedAt: valuesOf(entry, 'lastmod')[0] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', url = '']) => [
          language,
          unescape(url),
        ]),
      ),
      pictures: valuesOf(entry, 'image:loc'),
    }))
}
