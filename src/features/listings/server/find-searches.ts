import 'server-only'

import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import type { QuickSearchType } from '@/features/listings/model/quick-search'
import { toListingQuery } from '@/features/listings/model/search-params'
import { wordsBeginningWith } from '@/features/listings/model/words/find-variants'
import { stemOf } from '@/features/listings/model/words/word-forms'
import { foldedWords } from '@/features/listings/model/words/search-words'
import { listingRoles, rolePath, type ListingKind } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/reads'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { getVocabulary } from './get-vocabulary'
import { toCatalogueSearch } from './to-catalogue-search'
import { understandSearch } from './understand-search'

const maxCompletions = 3
const maxCounted = 6
const minCompleted = 2

/** One row: the numbers of properties of both goals, and their lists. */
async function toSearch(
  name: string,
  filtersOf: (kind: ListingKind) => ListingFilters,
  locale: Locale,
): Promise<QuickSearchType> {
  const [payload, routes] = await Promise.all([payloadClient(), getRouteIndex()])
  const store = catalogueStore(payload)
  const side = async (kind: ListingKind) => {
    const filters = filtersOf(kind)
    const count =
      filters.goal === kind ? await store.count(availableOf(await toCatalogueSearch(filters, locale))) : 0
    const path = rolePath(routes, listingRoles[kind], locale)
    return { count, href: path && count > 0 ? path + toListingQuery(filters) : null }
  }
  const [sale, rent] = await Promise.all([side('sale'), side('rent')])
  return { name, saleCount: sale.count, saleHref: sale.href, rentCount: rent.count, rentHref: rent.href }
}

/** The words that the last one of the text may become. */
async function findCompletions(text: string, locale: Locale): Promise<string[]> {
  const last = foldedWords(text).at(-1) ?? ''
  if (last.length < minCompleted || /^\d/.test(last)) return []
  const begun = wordsBeginningWith(last, await getVocabulary(locale))
  // Forms and spellings of one word find the same.
  const stem = (word: string) => stemOf(word.replaceAll(' ', ''), locale)
  const byStem = new Map(begun.toReversed().map((word) => [stem(word), word]))
  byStem.delete(stemOf(last, locale))
  return [...byStem.values()].toReversed().slice(0, maxCounted)
}

/**
 * The text of the quick search as a search in plain words, and with its last word completed; those that find something. A
 * text that is only a place, a type or a number has none: other suggestions have them.
 */
export async function findSearches(text: string, locale: Locale): Promise<QuickSearchType[]> {
  if (text === '') return []
  const [sale, rent] = await Promise.all([
    understandSearch(text, unfilteredListing('sale'), locale, { isTyping: true }),
    understandSearch(text, unfilteredListing('rent'), locale, { isTyping: true }),
  ])
  const { words } = sale.filters
  if (words.length === 0 && sale.conditionCount < 2) return []
  const filtersOf = (kind: ListingKind) => (kind === 'sale' ? sale : rent).filters
  const isLastOpen = words.length > 0 && foldedWords(text).at(-1) === foldedWords(words.at(-1) ?? '').at(-1)
  const completions = isLastOpen ? await findCompletions(text, locale) : []
  const before = text.slice(0, text.length - (words.at(-1)?.length ?? 0))
  const completed = (word: string) => (kind: ListingKind) => {
    const filters = filtersOf(kind)
    return { ...filters, words: [...filters.words.slice(0, -1), ...word.split(' ')] }
  }
  const [ownType, ...begun] = await Promise.all([
    toSearch(text, filtersOf, locale),
    ...completions.map((word) => toSearch(before + word, completed(word), locale)),
  ])
  const foundBy = ({ saleCount, rentCount }: QuickSearchType) => saleCount + rentCount
  const most = begun.toSorted((one, other) => foundBy(other) - foundBy(one)).slice(0, maxCompletions)
  return [ownType, ...most].filter((row) => foundBy(row) > 0)
}
