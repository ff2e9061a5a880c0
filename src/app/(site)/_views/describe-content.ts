import { findListing, keepExistingFilters } from '@/lib/data/find-listing'
import { listingBlockOf } from '@/lib/data/listing-block'
import { locales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { parseListingParams } from '@/lib/property/search-params'
import { alternatePaths, type RouteEntry } from '@/lib/routing/route-table'
import { isIndexedRoute, isVariant } from '@/lib/seo/indexing'
import { descriptionOf, textsInForce, titleOf } from '@/lib/seo/page-texts'
import type { Article, Page } from '@/payload-types'

import type { Described } from './described'
import type { SiteRequest } from './site-request'

export type LocalRequest = SiteRequest & { locale: Locale }

type Content = Pick<Page, 'title' | 'seo' | 'isActiveSEO'>
type Texts = Pick<Described, 'title' | 'description' | 'picture' | 'share'>

/** The editor's texts for search engines, unless they are switched off; then what stands on the page itself. */
function textsOf({ title, seo, isActiveSEO }: Content, own: Pick<Texts, 'description' | 'picture'>): Texts {
  const page = { title, seo, isActiveSEO, ownDescription: own.description }
  const picture = isActiveSEO === false ? null : toPictureSource(seo?.ogImage)
  return {
    title: titleOf(page).text,
    description: descriptionOf(page)?.text,
    picture: picture ?? own.picture ?? null,
    share: textsInForce(page),
  }
}

interface DescribedListing {
  suffix: string
  /** Of the address, for pages of a list behind the first. */
  query: string
  isIndexed: boolean
}

const plain: DescribedListing = { suffix: '', query: '', isIndexed: true }

/** A list says which page it is and how many there are (acceptance D4); what filters or orders it is not indexed. */
async function describeListing(page: Page, { locale, query }: LocalRequest): Promise<DescribedListing> {
  const block = listingBlockOf(page)
  if (!block) return { ...plain, isIndexed: !isVariant(query, null) }
  const [t, filters] = await Promise.all([
    getTranslator(locale),
    keepExistingFilters(parseListingParams(query, block.goal), locale),
  ])
  const { page: number, pageCount, total } = await findListing(filters, locale)
  const isIndexed = !isVariant(query, filters)
  return {
    suffix: ` – ${t('listing.pageTitle', { page: number, pages: pageCount, count: total })}`,
    query: isIndexed && number > 1 ? `?page=${number}` : '',
    isIndexed,
  }
}

function withQuery(paths: Described['alternates'], query: string): Described['alternates'] {
  const result: Described['alternates'] = {}
  for (const locale of locales) {
    const path = paths[locale]
    if (path) result[locale] = path + query
  }
  return result
}

/** The picture at the top of a page. */
function pictureOfPage({ blocks, banner, showPageBanner }: Page) {
  const hero = blocks?.find((block) => block.blockType === 'heroBanner')
  return toPictureSource(hero?.image) ?? (showPageBanner ? toPictureSource(banner?.image) : null)
}

/** A page of blocks; of a list the page and filters that were asked for. */
export async function describeContentPage(
  page: Page,
  entry: RouteEntry,
  path: string,
  request: LocalRequest,
): Promise<Described> {
  const banner = page.showPageBanner ? page.banner?.description : null
  const { title, ...texts } = textsOf(page, { description: banner, picture: pictureOfPage(page) })
  const listing = await describeListing(page, request)
  const isIndexed = listing.isIndexed && isIndexedRoute(entry)
  return {
    ...texts,
    title: title + listing.suffix,
    path: path + listing.query,
    alternates: isIndexed ? withQuery(alternatePaths(entry), listing.query) : {},
    isIndexed,
    isDiscreet: page.noReferrerNoFollow ?? false,
  }
}

export const describeArticle = (article: Article, entry: RouteEntry, path: string): Described => ({
  ...textsOf(article, { description: article.intro, picture: toPictureSource(article.image) }),
  path,
  alternates: alternatePaths(entry),
  isIndexed: true,
  article: { publishedAt: article.createdAt, updatedAt: article.updatedAt },
})
