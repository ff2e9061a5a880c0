import { findListingBlock } from '@/features/listings/server/find-listing-block'
import { keepExistingFilters } from '@/features/listings/server/find-listing'
import { queriesInLanguages } from '@/features/listings/server/queries-in-languages'
import { listingParamNames, parseListingParams } from '@/features/listings/model/search-params'
import type { LanguageChoice } from '@/features/shell/model/shell'

import type { LoadedPage } from './load-site-page'
import type { SiteRequest } from './site-request'

/** The language switch of a list keeps its filters, order, page and view. */
export async function keepSearch(
  languages: LanguageChoice[],
  loaded: LoadedPage,
  query: SiteRequest['query'],
): Promise<LanguageChoice[]> {
  const isSearch = listingParamNames.some((name) => query[name] !== undefined)
  const block = isSearch && loaded.kind === 'page' ? findListingBlock(loaded.page) : null
  const current = languages.find(({ isCurrent }) => isCurrent)
  if (!block || !current) return languages
  const filters = await keepExistingFilters(parseListingParams(query, block.goal), current.locale)
  const queries = await queriesInLanguages(filters)
  return languages.map((choice) =>
    choice.isSamePage && !choice.isCurrent
      ? { ...choice, href: choice.href + queries[choice.locale] }
      : choice,
  )
}
