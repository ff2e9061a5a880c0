import type { Locale } from '@/lib/i18n/locales'

/** A publication or withdrawal that waits for its time, as the form of its document lists it. */
export interface DocumentPlan {
  id: string
  /** ISO moment. */
  at: string
  isPublication: boolean
  /** Null: all languages. */
  language: Locale | null
  /** Name of the member of staff who set it; null when the account is gone. */
  setBy: string | null
}
