import type { Locale } from '@/lib/i18n/locales'
import { localisePath } from './localise-path'
import type { RouteIndex } from './route-table'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Converts a link typed by an editor to a URL: original paths (`/for-sale/`) become the path of the language; URLs with
 * a scheme and anchors stay.
 */
export const localiseLink = (index: RouteIndex, url: string, locale: Locale): string =>
  hasScheme.test(url) || url.startsWith('#') ? url : localisePath(index, url, locale)
