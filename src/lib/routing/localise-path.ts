import type { Locale } from '../i18n/locales'
import { joinPath, normalisePath, splitAddress, splitLocale, withLocale } from './public-path'
import { listingKindOfOriginal, publicPath, type RouteEntry, type RouteIndex } from './route-table'

/** The entry an original path names: exactly, or for the two listings by its last segment. */
export function findEntryByOriginal(index: RouteIndex, path: string): RouteEntry | null {
  const exact = index.byOriginal.get(normalisePath(path))
  if (exact) return exact
  const kind = listingKindOfOriginal(path)
  return (kind && index.listings[kind]) ?? null
}

/**
 * Maps an original path to the public path in a language, with query and hash kept.
 * The answer is always a path of this site; what the table does not know stays as it is behind the language.
 */
export function localisePath(index: RouteIndex, original: string, locale: Locale): string {
  const { path, suffix } = splitAddress(original)
  const plain = joinPath(splitLocale(path).segments)
  const entry = findEntryByOriginal(index, plain)
  const found = entry && publicPath(entry, locale)
  return (found ?? withLocale(locale, plain)) + suffix
}
