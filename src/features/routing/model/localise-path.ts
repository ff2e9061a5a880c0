import type { Locale } from '@/lib/i18n/locales'
import { joinPath, normalisePath, splitUrl, splitLocale, withLocale } from './public-path'
import {
  listingKindOfOriginal,
  listingRoles,
  publicPath,
  type RouteEntry,
  type RouteIndex,
} from './route-table'

/** The entry of an original path: an exact match, or a list of properties by the last segment that the specification gives it. */
export function findEntryByOriginal(index: RouteIndex, path: string): RouteEntry | null {
  const exact = index.byOriginal.get(normalisePath(path))
  if (exact) return exact
  const kind = listingKindOfOriginal(path)
  return (kind && index.byRole.get(listingRoles[kind])) ?? null
}

/**
 * Maps an original path to the public path in a language; query and hash stay. The result is always a path of this site;
 * an unknown path is only prefixed with the language.
 */
export function localisePath(index: RouteIndex, original: string, locale: Locale): string {
  const { path, suffix } = splitUrl(original)
  const barePath = joinPath(splitLocale(path).segments)
  const entry = findEntryByOriginal(index, barePath)
  const localised = entry && publicPath(entry, locale)
  return (localised ?? withLocale(locale, barePath)) + suffix
}
