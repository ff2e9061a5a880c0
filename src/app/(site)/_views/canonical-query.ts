import { redirect } from 'next/navigation'

import { findListing, keepExistingFilters } from '@/features/listings/server/find-listing'
import { findSearchTarget } from '@/features/listings/server/find-search-target'
import { getPage } from '@/features/content/server/get-content'
import { findListingBlock } from '@/features/listings/server/find-listing-block'
import { resolvePage } from '@/features/content/server/resolve-page'
import type { Locale } from '@/lib/i18n/locales'
import {
  parseListingParams,
  toListingQuery,
  type RawListingParams,
} from '@/features/listings/model/search-params'
import { getRouteIndex } from '@/features/routing/server/reads'
import { addQuery } from '@/features/routing/model/public-path'
import { listingRoles, rolePath, type ListingKind } from '@/features/routing/model/route-table'

import { redirectFormQuery } from './form-query'
import { chosenGoal, remainingPairs, otherPairs, pairsOf } from './remaining-query'
import type { SiteRequest } from './site-request'

/** A URL with further parameters; unchanged when there are none. */
const withQuery = (url: string, pairs: [string, string][]): string =>
  addQuery(url, new URLSearchParams(pairs).toString())

const searchText = ({ q }: RawListingParams): string => (Array.isArray(q) ? (q[0] ?? '') : (q ?? '')).trim()

interface ListingUrl {
  path: string
  goal: ListingKind
  locale: Locale
  query: RawListingParams
  /** Parameters that stay unchanged, after those of the list. */
  remaining: [string, string][]
}

/** What was typed becomes filters and words; an empty text only selects the goal. */
async function followSearch({ goal, locale, query, remaining }: ListingUrl): Promise<void> {
  const text = searchText(query)
  const wanted = chosenGoal(query) ?? goal
  if (text === '' && wanted === goal) return
  const filters = await keepExistingFilters(parseListingParams(query, wanted), locale)
  if (text !== '') redirect(await findSearchTarget(text, filters, locale))
  const path = rolePath(await getRouteIndex(), listingRoles[wanted], locale)
  if (path !== null) redirect(withQuery(path + toListingQuery(filters), remaining))
}

/** Equal searches get equal URLs; a page number above the last one becomes the last one. */
async function canonicalListing({ path, goal, locale, query, remaining }: ListingUrl): Promise<string> {
  const filters = await keepExistingFilters(parseListingParams(query, goal), locale)
  const { page } = await findListing(filters, locale)
  const listing = [...new URLSearchParams(toListingQuery(filters, { page }))] as [string, string][]
  return withQuery(path, [...listing, ...remaining])
}

/**
 * Redirects a request with listing parameters to its canonical URL: pages without a list lose the parameters, lists get
 * them in canonical form, shared lists of chosen properties keep those, and a search in plain words becomes the
 * filters that it names.
 */
export async function redirectToCanonicalQuery(request: SiteRequest & { locale: Locale }): Promise<void> {
  const { locale, segments, query } = request
  const given = `/${[locale, ...segments].join('/')}/`
  const others = otherPairs(query)
  const resolved = await resolvePage(locale, segments)
  if (resolved.kind === 'redirect') redirect(withQuery(resolved.to, pairsOf(query)))
  await redirectFormQuery(resolved, locale, query)
  if (resolved.kind !== 'content' || resolved.target.collection !== 'pages') {
    // A page without a list may have a form, whose parameters stay unchanged.
    if (others.length < pairsOf(query).length) redirect(withQuery(given, others))
    return
  }
  const page = await getPage(resolved.target.id, locale)
  const block = findListingBlock(page)
  const remaining = remainingPairs(page, query)
  const listing = { path: resolved.path, locale, query, remaining }
  if (block) await followSearch({ ...listing, goal: block.goal })
  const canonical = block
    ? await canonicalListing({ ...listing, goal: block.goal })
    : withQuery(resolved.path, remaining)
  if (canonical !== withQuery(resolved.path, pairsOf(query))) redirect(canonical)
}
