import type { TypeIcon } from './type-icons'

/** The JSON response of the quick search (acceptance D1). */
export interface QuickSearchResults {
  /** The search text, trimmed and cut. */
  query: string
  types: QuickSearchType[]
  cities: QuickSearchCity[]
  /** The text as a search in plain words, and with its last word completed. */
  searches: QuickSearchType[]
  properties: QuickSearchProperty[]
}

/** The number of properties behind a link, and its URL; the URL is null where the count is zero. */
export interface QuickSearchLinks {
  saleCount: number
  rentCount: number
  saleHref: string | null
  rentHref: string | null
}

export interface QuickSearchType extends QuickSearchLinks {
  name: string
  /** Only where types are shown with theirs. */
  icon?: TypeIcon
}

export interface QuickSearchCity extends QuickSearchLinks {
  name: string
  zip: string
  /** The name of its country, unless it is the agency's own. */
  country?: string | undefined
  /** Of a whole municipality, that it is one, in words. */
  wholeLabel?: string | undefined
}

export interface QuickSearchProperty {
  ref: number
  href: string
  /** Cut at 100 characters (specification section 9). */
  title: string
  pictureSrc: string | null
}

/** Longer texts are cut: no one describes a home in more. */
export const maxPlainLength = 200

/** What tells places of one name apart: `4000`, abroad `53111, Germany`, of a municipality that it is whole. */
export const placeMark = ({
  zip,
  country,
  wholeLabel,
}: Partial<Pick<QuickSearchCity, 'zip' | 'country' | 'wholeLabel'>>) =>
  [wholeLabel ?? zip, country].filter(Boolean).join(', ')

/**
 * Whether a search in words is a place that has a line already: its name, or the typed text with which that begins.
 *
 * @param name of the search, without accents and capitals like the others
 */
export const isLineOfPlace = (name: string, typed: string, places: readonly string[]): boolean =>
  places.some((place) => place === name || (name === typed && place.startsWith(typed)))
