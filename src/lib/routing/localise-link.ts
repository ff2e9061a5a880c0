import type { Locale } from '../i18n/locales'
import { localisePath } from './localise-path'
import type { RouteIndex } from './route-table'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Turns a link as editors type it into an address to follow: original paths (`/for-sale/`) become the path of the
 * language, everything with a scheme and anchors within the page stay.
 */
export const localiseLink = (index: RouteIndex, url: string, locale: Locale): string =>
  hasScheme.test(url) || url.startsWith('#') ? url : localisePath(index, url, locale)
