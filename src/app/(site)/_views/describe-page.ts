import type { Metadata } from 'next'

import { findListing, keepExistingFilters } from '@/lib/data/find-listing'
import { getLanguages } from '@/lib/data/get-languages'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { getSettings } from '@/lib/data/get-settings'
import { listingBlockOf } from '@/lib/data/listing-block'
import { env } from '@/lib/env'
import { localized, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { excerpt } from '@/lib/property/excerpt'
import { isFiltered } from '@/lib/property/listing-filters'
import { parseListingParams } from '@/lib/property/search-params'
import { propertyPath } from '@/lib/routing/property-path'
import { alternatePaths, type RouteEntry } from '@/lib/routing/route-table'
import type { Article, Page } from '@/payload-types'

import type { LoadedPage } from './load-site-page'
import type { SiteRequest } from './site-request'

type LocalRequest = SiteRequest & { locale: Locale }
type Seo = Page['seo']

const DESCRIPTION_LENGTH = 155

interface Described {
  title: string
  description?: string | null | undefined
  path: string
  /** The same page in the languages in which it exists. */
  alternates: Partial<Record<Locale, string>>
  isIndexed: boolean
  /** Links are not followed and the next site does not learn where the visitor came from. */
  isDiscreet?: boolean
}

const withSeo = (
  seo: Seo,
  isActive: boolean | null | undefined,
  title: string,
  description?: string | null,
) => ({
  title: (isActive !== false && (seo?.metaTitle || seo?.pageTitle)) || title,
  description: (isActive !== false && seo?.metaDescription) || description,
})

/** A list says which page it is and how many there are (acceptance D4); filtered ones are not indexed. */
async function describeListing(
  page: Page,
  { locale, query }: LocalRequest,
): Promise<{ suffix: string; isFiltered: boolean }> {
  const block = listingBlockOf(page)
  if (!block) return { suffix: '', isFiltered: false }
  const [t, filters] = await Promise.all([
    getTranslator(locale),
    keepExistingFilters(parseListingParams(query, block.goal), locale),
  ])
  const { page: number, pageCount, total } = await findListing(filters, locale)
  const suffix = ` – ${t('listing.pageTitle', { page: number, pages: pageCount, count: total })}`
  const isOrdered = filters.sort !== 'newest' || filters.view !== 'grid'
  return { suffix, isFiltered: isFiltered(filters) || isOrdered || Boolean(query.q) }
}

async function describeContentPage(
  page: Page,
  entry: RouteEntry,
  path: string,
  request: LocalRequest,
): Promise<Described> {
  const { title, description } = withSeo(page.seo, page.isActiveSEO, page.title)
  const listing = await describeListing(page, request)
  const isFeedback = entry.type === 'feedback'
  return {
    title: title + listing.suffix,
    description,
    path,
    alternates: alternatePaths(entry),
    isIndexed: !listing.isFiltered && !isFeedback,
    isDiscreet: page.noReferrerNoFollow ?? false,
  }
}

const describeArticle = (article: Article, entry: RouteEntry, path: string): Described => ({
  ...withSeo(article.seo, article.isActiveSEO, article.title, article.intro),
  path,
  alternates: alternatePaths(entry),
  isIndexed: true,
})

async function describe(loaded: LoadedPage, request: LocalRequest): Promise<Described | null> {
  switch (loaded.kind) {
    case 'page':
      return describeContentPage(loaded.page, loaded.entry, loaded.path, request)
    case 'article':
      return describeArticle(loaded.article, loaded.entry, loaded.path)
    case 'testimonial':
      return {
        title: loaded.testimonial.name,
        description: loaded.testimonial.comment,
        path: loaded.path,
        alternates: alternatePaths(loaded.entry),
        isIndexed: true,
      }
    case 'project':
      return {
        title: loaded.project.name,
        description: loaded.project.texts[0]?.paragraphs[0],
        path: loaded.path,
        alternates: alternatePaths(loaded.entry),
        isIndexed: true,
      }
    case 'property': {
      const routes = await getRouteIndex()
      const { summary, paragraphs } = loaded.property
      return {
        title: `${summary.title} – ${summary.city}`,
        description: paragraphs[0],
        path: loaded.path,
        alternates: localized((locale) => propertyPath(routes, loaded.parts, locale)),
        isIndexed: true,
      }
    }
    default:
      return null
  }
}

/** Only languages that visitors are offered, and the default one for all others (facts.md section 8). */
async function languageLinks(alternates: Described['alternates']): Promise<Record<string, string>> {
  const languages = await getLanguages()
  const links: Record<string, string> = {}
  for (const locale of languages.enabled) {
    const path = alternates[locale]
    if (path) links[locale] = path
  }
  const fallback = alternates[languages.default]
  return fallback ? { ...links, 'x-default': fallback } : links
}

/** Title, description, canonical address, translations and robots of a page. */
export async function describePage(loaded: LoadedPage, request: LocalRequest): Promise<Metadata> {
  const { config } = await getSettings(request.locale)
  const suffix = config.seoDefaults?.titleSuffix || config.agency?.name || 'Perron'
  const metadataBase = new URL(env.serverUrl)
  const described = await describe(loaded, request)
  if (!described) {
    const t = await getTranslator(request.locale)
    return { metadataBase, title: `${t('notFound.title')} – ${suffix}`, robots: { index: false } }
  }
  const { title, description, path, alternates, isIndexed, isDiscreet = false } = described
  const text = description
    ? excerpt(description, { maxLength: DESCRIPTION_LENGTH, ellipsis: true })
    : undefined
  return {
    metadataBase,
    title: title.includes(suffix) ? title : `${title} – ${suffix}`,
    ...(text && { description: text }),
    alternates: { canonical: path, languages: await languageLinks(alternates) },
    ...((!isIndexed || isDiscreet) && { robots: { index: isIndexed, follow: !isDiscreet } }),
    ...(isDiscreet && { referrer: 'no-referrer' as const }),
  }
}
