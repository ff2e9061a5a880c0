import type { QuickSearchLinks, QuickSearchResults } from '@/features/listings/model/quick-search'

/** One option for the arrow keys: a type or city for sale or for rent, or a property. */
export interface QuickSearchOption {
  /** Its URL; null without properties: the option is disabled. */
  href: string | null
}

export interface QuickSearchPair {
  sale: number
  rent: number
}

/** The options in the order of the panel, and the index of each row's own options. */
export interface QuickSearchOptions {
  options: QuickSearchOption[]
  types: QuickSearchPair[]
  cities: QuickSearchPair[]
  searches: QuickSearchPair[]
  properties: number[]
}

/** Converts the results into one list of options, for the combobox pattern. */
export function quickSearchOptions(results: QuickSearchResults | null): QuickSearchOptions {
  const options: QuickSearchOption[] = []
  const add = (href: string | null): number => options.push({ href }) - 1
  const pair = ({ saleHref, rentHref }: QuickSearchLinks): QuickSearchPair => ({
    sale: add(saleHref),
    rent: add(rentHref),
  })
  return {
    types: results?.types.map(pair) ?? [],
    cities: results?.cities.map(pair) ?? [],
    searches: results?.searches.map(pair) ?? [],
    properties: results?.properties.map(({ href }) => add(href)) ?? [],
    options,
  }
}
