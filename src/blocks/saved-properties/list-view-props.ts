import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** The properties of the list and of the comparison. */
export interface ListViewProps {
  /** All properties named in the URL. */
  refs: number[]
  /** Those chosen for comparison. */
  compared: number[]
  /** Opened by a link that another visitor sent. */
  isShared: boolean
  locale: Locale
  /** Public path of the page. */
  path: string
  t: Translator
}
