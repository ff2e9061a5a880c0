import { isLocale, type Locale } from '@/lib/i18n/locales'

import { isPropertyPage, refOf } from './visited-page'
import type { VisitOrigin } from './visit-source'

/** What a page tells of its visit. Nothing in it names the visitor. */
export interface VisitBeacon extends VisitOrigin {
  /** Public number of the property. */
  ref: number
  locale: Locale
}

/** Longer texts come from no page of this site. */
const maxPartLength = 400

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxPartLength

/**
 * Reads the message of a page: a list of its path, the host of the page before and the campaign.
 *
 * @param text the body of a request, not trusted
 * @returns null for anything that no page of a property sends
 */
export function parseBeacon(text: string): VisitBeacon | null {
  let parts: unknown
  try {
    parts = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every(isShortText)) return null
  const [path = '', referrerHost = '', campaign = ''] = parts
  const locale = path.slice(1, 3)
  const ref = isPropertyPage(path) ? refOf(path) : null
  return ref !== null && isLocale(locale) ? { ref, locale, referrerHost, campaign } : null
}
