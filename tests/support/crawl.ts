import { languageFacts } from '@/lib/i18n/languages/facts'

import { elementsOf } from './html'
import { forEachOf, open, type Answer } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

export interface CrawledPage extends Answer {
  path: string
}

/** Combinations of filters, orders and views are unlimited; pages of a list are not. */
const isEndless = ({ searchParams }: URL): boolean => [...searchParams.keys()].some((name) => name !== 'page')

/** Also of languages that the site does not have: a link to one is a fault. */
const inAnyLanguage = new RegExp(`^/(${Object.keys(languageFacts).join('|')})(/|$)`)

/** Pages of the site, without files, the studio and other sites. */
function sitePath(href: string, from: string): string | null {
  const url = new URL(href, siteUrl + from)
  const isPage = url.origin === siteUrl && inAnyLanguage.test(url.pathname)
  return isPage && !isEndless(url) ? url.pathname + url.search : null
}

export const linksOf = ({ html, path }: CrawledPage): string[] =>
  elementsOf(html, 'a').flatMap(({ href }) => (href ? (sitePath(href, path) ?? []) : []))

/** Opens the given paths and all pages they link to, level by level; redirects are recorded, not followed. */
export async function crawl(starts: readonly string[], limit: number): Promise<CrawledPage[]> {
  const seen = new Set(starts)
  const pages: CrawledPage[] = []
  for (let level = [...seen]; level.length > 0;) {
    const opened = await forEachOf(level, 4, async (path) => ({ path, ...(await open(path)) }))
    pages.push(...opened)
    const paths = [...new Set(opened.flatMap(linksOf))].filter((path) => !seen.has(path))
    level = paths.slice(0, Math.max(0, limit - seen.size))
    for (const path of level) seen.add(path)
  }
  return pages
}
