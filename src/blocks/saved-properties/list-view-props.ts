import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** What the list and the comparison are drawn from. */
export interface ListViewProps {
  /** All properties the address names. */
  refs: number[]
  /** The ones among them to compare. */
  compared: number[]
  locale: Locale
  /** Public path of the page. */
  path: string
  t: Translator
}
