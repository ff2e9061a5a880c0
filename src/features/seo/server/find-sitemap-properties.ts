import 'server-only'

import { cached } from '@/lib/cache/cached'
import { propertyLists } from '@/features/listings/model/property-lists'
import { locales, type Localized } from '@/lib/i18n/locales'
import { pathBelowListing } from '@/features/routing/model/property-path'
import { languagesOfProperty, oldestIndexedSale } from '@/features/seo/model/indexing'
import { maxUrlsPerSitemap, type SitemapPlace } from '@/features/seo/model/sitemap'

import { countSitemapRows, readSitemapRows, type SitemapRow } from '@/features/listings/server/api'
import { findShownGoals } from '@/features/listings/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

const propertiesPerSitemap = Math.floor(maxUrlsPerSitemap / locales.length)

const readQuery = async () => ({ goals: await findShownGoals(), soldSince: oldestIndexedSale(new Date()) })

async function readProperties(number: number): Promise<SitemapRow[]> {
  const offset = (number - 1) * propertiesPerSitemap
  return readSitemapRows(await payloadClient(), await readQuery(), propertiesPerSitemap, offset)
}

async function readSitemapCount(): Promise<number> {
  return Math.ceil((await countSitemapRows(await payloadClient(), await readQuery())) / propertiesPerSitemap)
}

const readCachedProperties = cached('sitemap-properties', readProperties, () => [propertyLists.all])

/** Number of sitemaps for all properties. */
export const countPropertySitemaps = cached('sitemap-count', readSitemapCount, () => [propertyLists.all])

/** The languages of a property in which its page has content of its own. */
function indexedLanguages({ cards }: SitemapRow) {
  const publishedIn = locales.filter((locale) => cards[locale])
  const titledIn = Object.values(cards)[0]?.titledIn ?? []
  return languagesOfProperty({
    publishedIn,
    // The rule only asks in which languages there is a title.
    headline: Object.fromEntries(titledIn.map((locale) => [locale, locale])),
  })
}

/**
 * The properties of one sitemap; null when there is no such sitemap.
 *
 * @param number counted from 1
 */
export async function findSitemapProperties(number: number): Promise<SitemapPlace[] | null> {
  if (number < 1 || number > (await countPropertySitemaps())) return null
  const [properties, routes] = await Promise.all([readCachedProperties(number), getRouteIndex()])
  return properties.map((property) => {
    const { ref, updatedAt, cards } = property
    const paths: Partial<Localized> = {}
    for (const locale of indexedLanguages(property)) {
      const card = cards[locale]
      if (card) paths[locale] = pathBelowListing(routes, { ref, ...card }, locale)
    }
    const [card] = Object.values(cards)
    return { paths, updatedAt, pictures: card?.pictures ?? [] }
  })
}
