import type { QuickSearchLinks, QuickSearchResults } from '@/lib/property/quick-search'

/** One thing the arrow keys can reach: a type or city for sale or for rent, or a property. */
export interface QuickSearchOption {
  /** Where it leads; null where nothing is offered, and then it cannot be chosen. */
  href: string | null
}

export interface QuickSearchPair {
  sale: number
  rent: number
}

/** The options in the order of the panel, and where in it each row finds its own. */
export interface QuickSearchOptions {
  options: QuickSearchOption[]
  types: QuickSearchPair[]
  cities: QuickSearchPair[]
  properties: number[]
}

/** Lays the results out as one list of options, as the combobox pattern wants it. */
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
    properties: results?.properties.map(({ href }) => add(href)) ?? [],
    options,
  }
}
