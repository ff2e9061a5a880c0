import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import type { ChosenTexts } from '@/features/seo/model/page-texts'

/** Metadata for search engines and social networks, for any page. */
export interface PageDescription {
  title: string
  description?: string | null | undefined
  /** The canonical path: with the page number of a list, without filters. */
  path: string
  /** The same page in the languages in which it exists; none for pages that are not indexed. */
  alternates: Partial<Record<Locale, string>>
  isIndexed: boolean
  /** Links are not followed, and other sites get no referrer. */
  isDiscreet?: boolean
  /** The page's own picture. */
  picture?: PictureSource | null
  /** Texts of the editor for social networks only. */
  share?: ChosenTexts['share']
  /** Only for articles. */
  article?: { publishedAt: string; updatedAt: string }
}
