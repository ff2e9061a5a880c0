import type { Locale } from '@/lib/i18n/locales'
import { localisePath } from './localise-path'
import { segmentsOf, splitUrl } from './public-path'
import type { RouteIndex } from './route-table'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/** Paths of pages have no dot. */
const isFile = (url: string): boolean => segmentsOf(splitUrl(url).path).at(-1)?.includes('.') === true

/**
 * Converts a link typed by an editor to a URL: original paths (`/for-sale/`) become the path of the language; URLs with
 * a scheme, anchors and files stay.
 */
export const localiseLink = (index: RouteIndex, url: string, locale: Locale): string =>
  hasScheme.test(url) || url.startsWith('#') || isFile(url) ? url : localisePath(index, url, locale)
