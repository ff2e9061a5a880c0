import type { Locale } from '../i18n/locales'
import { localisePath } from './localise-path'
import { publicPath, type RouteEntry, type RouteIndex } from './route-table'

/** The public path of the parent: the first breadcrumb entry. Null when that names no path, or the page itself. */
export function parentPath(index: RouteIndex, entry: RouteEntry, locale: Locale): string | null {
  const path = entry.breadcrumb[0]?.path
  if (!path) return null
  const parent = localisePath(index, path, locale)
  return parent === publicPath(entry, locale) ? null : parent
}
