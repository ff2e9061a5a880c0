import type { Locale, Localized } from '@/lib/i18n/locales'

/** Collections whose documents have a page of their own with a path per language. */
export type AddressedCollection = 'pages' | 'articles' | 'projects' | 'properties'

/** Where visitors find a document. */
export interface PublicUrl {
  /** Public paths with their language; those of a draft are planned ones. */
  paths: Partial<Localized>
  /** The languages in which visitors can open it. */
  openIn: Locale[]
  /** Of pages and articles: the row of the route table that holds the path; null before the first title. */
  route: { id: string; isHome: boolean; mayChange: boolean } | null
}
