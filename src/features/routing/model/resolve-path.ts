import { locales, type Locale } from '@/lib/i18n/locales'
import { parseRef } from '@/features/property/model/search-params-values'
import { joinPath, readSegments, splitLocale, withLocale } from './public-path'
import { followRedirects, targetKey } from './redirects'
import {
  isPublishedIn,
  publicPath,
  type ListingKind,
  type RedirectEntry,
  type RouteEntry,
  type RouteIndex,
} from './route-table'

export type Resolution =
  | { kind: 'entry'; entry: RouteEntry }
  /** `goal` is that of the URL, null when it has none; `given` is the requested public path. */
  | { kind: 'property'; goal: ListingKind | null; ref: number; given: string }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound' }

const notFound: Resolution = { kind: 'notFound' }

function entryAt(index: RouteIndex, publicKey: string): RouteEntry | undefined {
  const { locale, segments } = splitLocale(publicKey)
  return locale === null ? undefined : index.byPath[locale].get(joinPath(segments))
}

/** Whether visitors find a page at this public path. */
export function isTaken(index: RouteIndex, publicKey: string): boolean {
  const { locale } = splitLocale(publicKey)
  const entry = entryAt(index, publicKey)
  return locale !== null && entry !== undefined && isPublishedIn(entry, locale)
}

/** A page that visitors can open has precedence over a redirect from its path. */
function redirectFrom(index: RouteIndex, publicKey: string): RedirectEntry | null {
  return followRedirects(publicKey, (key) => (isTaken(index, key) ? undefined : index.redirects.get(key)))
}

/** The entry with this path in another language, or as its original path. */
function entryOfAnyLanguage(index: RouteIndex, path: string): RouteEntry | undefined {
  const original = index.byOriginal.get(path)
  if (original) return original
  const locale = locales.find((each) => index.byPath[each].has(path))
  return locale && index.byPath[locale].get(path)
}

/** Finds a listing by its present path, by a former one, and by its names in other languages. */
function listingAt(index: RouteIndex, locale: Locale, path: string): ListingKind | null {
  const former = redirectFrom(index, withLocale(locale, path))
  const formerKey = former && targetKey(former.to)
  const entry =
    index.byPath[locale].get(path) ??
    (formerKey ? entryAt(index, formerKey) : undefined) ??
    entryOfAnyLanguage(index, path)
  if (!entry) return null
  if (entry === index.byRole.get('forSale')) return 'sale'
  return entry === index.byRole.get('forRent') ? 'rent' : null
}

/** Up to two segments, city and slug, are allowed between the listing and the number. */
function propertyAt(
  index: RouteIndex,
  locale: Locale,
  names: readonly string[],
  given: string,
): Resolution | null {
  const ref = parseRef(names.at(-1) ?? '')
  if (ref === null) return null
  const before = names.slice(0, -1).map((name) => name.toLowerCase())
  if (before.length === 1 && before[0] === 'property') return { kind: 'property', goal: null, ref, given }
  for (let length = before.length; length >= 1 && length >= before.length - 2; length -= 1) {
    const goal = listingAt(index, locale, joinPath(before.slice(0, length)))
    if (goal) return { kind: 'property', goal, ref, given }
  }
  return null
}

/** `/fr/te-koop/` redirects to `/fr/a-vendre/`. Not permanently: an editor may give that path to a page later. */
function translationAt(index: RouteIndex, locale: Locale, path: string): Resolution | null {
  const entry = entryOfAnyLanguage(index, path)
  const to = entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
  return to === null ? null : { kind: 'redirect', to, permanent: false }
}

/**
 * Resolves a public path, given as language and undecoded segments of the request. Never throws. The caller checks
 * whether an entry is published in the language.
 */
export function resolvePath(index: RouteIndex, locale: Locale, segments: readonly string[]): Resolution {
  const names = readSegments(segments)
  if (names === null) return notFound
  // Another spelling of a path, with capitals or percent signs, redirects to the normalised one.
  const given = joinPath(segments)
  const path = joinPath(names).toLowerCase()
  const redirect = redirectFrom(index, withLocale(locale, path))
  if (redirect) return { kind: 'redirect', to: redirect.to, permanent: redirect.permanent }
  const entry = index.byPath[locale].get(path)
  if (entry && path === given) return { kind: 'entry', entry }
  if (entry) return { kind: 'redirect', to: withLocale(locale, path), permanent: true }
  return (
    propertyAt(index, locale, names, withLocale(locale, given)) ??
    translationAt(index, locale, path) ??
    notFound
  )
}
