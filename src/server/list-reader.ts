import type { ListingData } from '@/blocks/property-list/read-listing'
import type { Locale } from '@/lib/i18n/locales'
import { processState } from '@/lib/process-state'

/** A list as one URL filters it. */
export interface ListPage {
  data: ListingData
  /** The page's title, without the name of the site: it depends on the list. */
  title: string
  /** The search in each language, with question mark, for the language switch. */
  queries: Record<Locale, string>
}

/**
 * Reads the list of a public path with this query (without question mark). Null when the page is no list, when the URL is
 * not the canonical one of its search, or when search engines may index it: Next renders those.
 */
export type ReadListPage = (locale: Locale, path: string, query: string) => Promise<ListPage | null>

/** Next's routes can read the database. */
const state = () => processState<{ read: ReadListPage | null }>('list-reader', () => ({ read: null }))

/** Called by the route that renders lists, when Next loads it. */
export function shareListReader(read: ReadListPage): void {
  state().read = read
}

/** Null until Next has rendered a list. */
export const listReader = (): ReadListPage | null => state().read
