import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'
import type { ChosenTexts } from '@/lib/seo/page-texts'

/** What search engines and networks are told of a page, whatever stands on it. */
export interface Described {
  title: string
  description?: string | null | undefined
  /** The address it is known by: path with the page of a list, without anything that filters. */
  path: string
  /** The same page in the languages in which it exists; none for pages that are not indexed. */
  alternates: Partial<Record<Locale, string>>
  isIndexed: boolean
  /** Links are not followed and the next site does not learn where the visitor came from. */
  isDiscreet?: boolean
  /** The page's own picture. */
  picture?: PictureSource | null
  /** What editors wrote for networks only. */
  share?: ChosenTexts['share']
  /** Only of articles. */
  article?: { publishedAt: string; updatedAt: string }
}
