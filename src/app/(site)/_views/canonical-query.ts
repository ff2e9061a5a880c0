import { redirect } from 'next/navigation'

import { findListing, keepExistingFilters } from '@/lib/data/find-listing'
import { findSearchTarget } from '@/lib/data/find-search-target'
import { getPage } from '@/lib/data/get-page'
import { listingBlockOf } from '@/lib/data/listing-block'
import { resolvePage } from '@/lib/data/resolve-page'
import type { Locale } from '@/lib/i18n/locales'
import {
  listingParamNames,
  parseListingParams,
  toListingQuery,
  type RawListingParams,
} from '@/lib/property/search-params'
import { readRefs, refsParamName } from '@/lib/property/search-params-refs'
import type { ListingKind } from '@/lib/routing/route-table'
import type { Page } from '@/payload-types'

import { redirectFormQuery } from './form-query'
import type { SiteRequest } from './site-request'

const ours = new Set<string>([...listingParamNames, 'q', refsParamName])

const pairsOf = (query: RawListingParams): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
  )

/** A path with a query, without a lone question mark. */
function withQuery(path: string, pairs: [string, string][]): string {
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? path : `${path}?${query}`
}

const searchText = ({ q }: RawListingParams): string =>
  (Array.isArray(q) ? (q[0] ?? '') : (q ?? '')).slice(0, 80)

/** Which properties a shared list names; only pages that show such lists keep them. */
function refPairs(page: Page | null, query: RawListingParams): [string, string][] {
  const showsSaved = page?.blocks?.some(({ blockType }) => blockType === 'savedProperties') ?? false
  const refs = showsSaved ? readRefs(query[refsParamName]) : []
  return refs.length === 0 ? [] : [[refsParamName, refs.join(',')]]
}

/** A page where a search can be registered keeps what it is to be filled in with. */
function searchPairs(page: Page | null, query: RawListingParams): [string, string][] {
  const registers = page?.blocks?.some(
    (block) => block.blockType === 'form' && block.form === 'demandRegister',
  )
  const names = new Set<string>(listingParamNames)
  return registers ? pairsOf(query).filter(([name]) => names.has(name)) : []
}

interface ListingAddress {
  path: string
  goal: ListingKind
  locale: Locale
  query: RawListingParams
  /** Parameters that stay as they are, behind those of the list. */
  kept: [string, string][]
}

/** What the quick search asks for; an empty text only chooses the goal. */
async function followSearch({ path, goal, locale, query }: ListingAddress): Promise<void> {
  const text = searchText(query).trim()
  if (text === '') return
  const target = await findSearchTarget(text, { goal, locale, listingPath: path })
  if (target !== null) redirect(target)
}

/** Equal searches get equal addresses; a page behind the last one becomes the last one. */
async function canonicalListing({ path, goal, locale, query, kept }: ListingAddress): Promise<string> {
  const filters = await keepExistingFilters(parseListingParams(query, goal), locale)
  const { page } = await findListing(filters, locale)
  const listing = [...new URLSearchParams(toListingQuery(filters, { page }))] as [string, string][]
  const lost: [string, string][] = searchText(query).trim() === '' ? [] : [['q', searchText(query)]]
  return withQuery(path, [...lost, ...listing, ...kept])
}

/**
 * Leads a request with listing parameters to the address it should have: pages without a list lose the parameters,
 * lists get them in canonical form, shared lists of chosen properties keep those, and the text of the quick search
 * becomes the place it names.
 */
export async function redirectToCanonicalQuery(request: SiteRequest & { locale: Locale }): Promise<void> {
  const { locale, segments, query } = request
  const given = `/${[locale, ...segments].join('/')}/`
  const withoutOurs = pairsOf(query).filter(([name]) => !ours.has(name))
  const resolved = await resolvePage(locale, segments)
  if (resolved.kind === 'redirect') redirect(withQuery(resolved.to, pairsOf(query)))
  await redirectFormQuery(resolved, locale, query)
  if (resolved.kind !== 'content' || resolved.target.collection !== 'pages') {
    // What has no list may still have a form: its parameters are none of ours.
    if (withoutOurs.length < pairsOf(query).length) redirect(withQuery(given, withoutOurs))
    return
  }
  const page = await getPage(resolved.target.id, locale)
  const block = listingBlockOf(page)
  const kept = [...refPairs(page, query), ...searchPairs(page, query), ...withoutOurs]
  const address = { path: resolved.path, locale, query, kept }
  if (block) await followSearch({ ...address, goal: block.goal })
  const canonical = block
    ? await canonicalListing({ ...address, goal: block.goal })
    : withQuery(resolved.path, kept)
  if (canonical !== withQuery(resolved.path, pairsOf(query))) redirect(canonical)
}
