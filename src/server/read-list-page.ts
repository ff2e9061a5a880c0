import { readListing } from '@/blocks/property-list/read-listing'
import { listingParamNames, toListingQuery } from '@/features/listings/model/search-params'
import { typeNameIn } from '@/features/listings/ui/listing-chosen'
import { listingTitle } from '@/features/listings/ui/listing-title'
import { findListingBlock } from '@/features/listings/server/find-listing-block'
import { queriesInLanguages } from '@/features/listings/server/queries-in-languages'
import { getPage } from '@/features/content/server/get-content'
import { resolvePage } from '@/features/content/server/resolve-page'
import { isVariant } from '@/features/seo/model/indexing'
import { getPageTranslator } from '@/features/property/server/reads'
import type { Page } from '@/payload-types'

import type { ReadListPage } from './list-reader'

const listNames = new Set<string>(listingParamNames)

async function findPage(...[locale, path]: Parameters<ReadListPage>): Promise<Page | null> {
  const resolved = await resolvePage(locale, path.split('/').slice(2, -1))
  if (resolved.kind !== 'content' || resolved.target.collection !== 'pages') return null
  const page = resolved.path === path ? await getPage(resolved.target.id, locale) : null
  return page?.redirect ? null : page
}

/** Reads what a filtered list shows, for the HTTP server. */
export const readListPage: ReadListPage = async (locale, path, query) => {
  const given = new URLSearchParams(query)
  const names = [...new Set(given.keys())]
  const page = names.every((name) => listNames.has(name)) ? await findPage(locale, path, query) : null
  const block = findListingBlock(page)
  if (!block) return null
  const params = Object.fromEntries(names.map((name) => [name, given.getAll(name)]))
  const [data, t] = await Promise.all([
    readListing(block.goal, { locale, path, query: params }),
    getPageTranslator(locale),
  ])
  const { page: number, pageCount, available } = data.listing
  const canonical = new URLSearchParams(toListingQuery(data.filters, { page: number }))
  if (canonical.toString() !== given.toString() || !isVariant(params, data.filters)) return null
  const { filters, places, facets, settings } = data
  const context = { locale, priceStyle: settings.priceStyle, t, places, typeName: typeNameIn(facets.types) }
  return {
    data,
    title: `${listingTitle(filters, context)} – ${t('listing.pageTitle', { page: number, pages: pageCount, count: available })}`,
    queries: await queriesInLanguages({ ...data.filters, page: number }),
  }
}
