import { findListing, keepExistingFilters } from '@/features/listings/server/find-listing'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { findListingBlock } from '@/features/listings/server/find-listing-block'
import { locales, type Locale } from '@/lib/i18n/locales'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getPageTranslator } from '@/features/property/server/reads'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingParams } from '@/features/listings/model/search-params'
import { typeNameIn } from '@/features/listings/ui/listing-chosen'
import { listingTitle } from '@/features/listings/ui/listing-title'
import { centresOf } from '@/features/listings/ui/near-choice'
import { alternatePaths, type ListingKind, type RouteEntry } from '@/features/routing/model/route-table'
import { isIndexedRoute, isVariant } from '@/features/seo/model/indexing'
import { descriptionOf, textsInForce, titleOf } from '@/features/seo/model/page-texts'
import type { Article, Page } from '@/payload-types'

import type { PageDescription } from './page-description'
import type { SiteRequest } from './site-request'

export type LocalRequest = SiteRequest & { locale: Locale }

type Content = Pick<Page, 'title' | 'seo' | 'isActiveSEO'>
type Texts = Pick<PageDescription, 'title' | 'description' | 'picture' | 'share'>

/** The editor's SEO texts, unless switched off; else the texts of the page itself. */
function textsOf(
  { title, seo, isActiveSEO }: Content,
  ownTexts: Pick<Texts, 'description' | 'picture'>,
): Texts {
  const page = { title, seo, isActiveSEO, ownDescription: ownTexts.description }
  const picture = isActiveSEO === false ? null : toPictureSource(seo?.ogImage)
  return {
    title: titleOf(page).text,
    description: descriptionOf(page)?.text,
    picture: picture ?? ownTexts.picture ?? null,
    share: textsInForce(page),
  }
}

interface DescribedListing {
  /** Of a filtered list, instead of the title of the page. */
  title: string | null
  suffix: string
  /** Page number for the URL, for pages of a list after the first. */
  query: string
  isIndexed: boolean
}

const undescribed: DescribedListing = { title: null, suffix: '', query: '', isIndexed: true }

/** The title of a filtered list (`readListPage` makes the same). */
async function titleOfFiltered(filters: ListingFilters, kind: ListingKind, locale: Locale): Promise<string> {
  const [t, index, { priceStyle }, points] = await Promise.all([
    getPageTranslator(locale),
    getCatalogueIndex(kind, locale),
    getPropertySettings(locale),
    filters.near ? findCityPlaces() : {},
  ])
  const places = centresOf(index.cities, points)
  return listingTitle(filters, { locale, priceStyle, t, places, typeName: typeNameIn(index.types) })
}

/**
 * The title of a list contains the page and the number of pages (acceptance D4); filtered or sorted lists are not
 * indexed, and have a title of their own.
 */
async function describeListing(page: Page, { locale, query }: LocalRequest): Promise<DescribedListing> {
  const block = findListingBlock(page)
  if (!block) return { ...undescribed, isIndexed: !isVariant(query, null) }
  const [t, filters] = await Promise.all([
    getPageTranslator(locale),
    keepExistingFilters(parseListingParams(query, block.goal), locale),
  ])
  const { page: number, pageCount, available } = await findListing(filters, locale)
  const isIndexed = !isVariant(query, filters)
  return {
    title: isIndexed ? null : await titleOfFiltered(filters, block.goal, locale),
    suffix: ` – ${t('listing.pageTitle', { page: number, pages: pageCount, count: available })}`,
    query: isIndexed && number > 1 ? `?page=${number}` : '',
    isIndexed,
  }
}

function withQuery(paths: PageDescription['alternates'], query: string): PageDescription['alternates'] {
  const result: PageDescription['alternates'] = {}
  for (const locale of locales) {
    const path = paths[locale]
    if (path) result[locale] = path + query
  }
  return result
}

function pictureOfPage({ blocks, banner, showPageBanner }: Page) {
  const hero = blocks?.find((block) => block.blockType === 'heroBanner')
  return toPictureSource(hero?.image) ?? (showPageBanner ? toPictureSource(banner?.image) : null)
}

/** A page of blocks; for a list with the requested page and filters. */
export async function describeContentPage(
  page: Page,
  entry: RouteEntry,
  path: string,
  request: LocalRequest,
): Promise<PageDescription> {
  const banner = page.showPageBanner ? page.banner?.description : null
  const { title, ...texts } = textsOf(page, { description: banner, picture: pictureOfPage(page) })
  const listing = await describeListing(page, request)
  const isIndexed = listing.isIndexed && isIndexedRoute(entry)
  return {
    ...texts,
    title: (listing.title ?? title) + listing.suffix,
    path: path + listing.query,
    alternates: isIndexed ? withQuery(alternatePaths(entry), listing.query) : {},
    isIndexed,
    isDiscreet: page.noReferrerNoFollow ?? false,
  }
}

/** An article, indexed under its own path. */
export const describeArticle = (article: Article, entry: RouteEntry, path: string): PageDescription => ({
  ...textsOf(article, { description: article.intro, picture: toPictureSource(article.image) }),
  path,
  alternates: alternatePaths(entry),
  isIndexed: true,
  article: { publishedAt: article.createdAt, updatedAt: article.updatedAt },
})
