import { locales, type Locale } from '../i18n/locales'
import { readRef } from './property-path'
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
  /** `goal` is what the address says, null when it says nothing; `given` is the public path that was asked for. */
  | { kind: 'property'; goal: ListingKind | null; ref: number; given: string }
  | { kind: 'redirect'; to: string; permanent: boolean }
  | { kind: 'notFound' }

const notFound: Resolution = { kind: 'notFound' }

function entryAt(index: RouteIndex, publicKey: string): RouteEntry | undefined {
  const { locale, segments } = splitLocale(publicKey)
  return locale === null ? undefined : index.byPath[locale].get(joinPath(segments))
}

/** Says whether visitors find a page at this public path. */
export function isTaken(index: RouteIndex, publicKey: string): boolean {
  const { locale } = splitLocale(publicKey)
  const entry = entryAt(index, publicKey)
  return locale !== null && entry !== undefined && isPublishedIn(entry, locale)
}

/** A page that visitors can open wins over a redirect from its address. */
function redirectFrom(index: RouteIndex, publicKey: string): RedirectEntry | null {
  return followRedirects(publicKey, (key) => (isTaken(index, key) ? undefined : index.redirects.get(key)))
}

/** The entry that another language, or the original, knows by this path. */
function entryOfAnyLanguage(index: RouteIndex, path: string): RouteEntry | undefined {
  const original = index.byOriginal.get(path)
  if (original) return original
  const locale = locales.find((each) => index.byPath[each].has(path))
  return locale && index.byPath[locale].get(path)
}

/** Knows a listing by its present path, by a former one, and by its names in other languages. */
function listingAt(index: RouteIndex, locale: Locale, path: string): ListingKind | null {
  const former = redirectFrom(index, withLocale(locale, path))
  const formerKey = former && targetKey(former.to)
  const entry =
    index.byPath[locale].get(path) ??
    (formerKey ? entryAt(index, formerKey) : undefined) ??
    entryOfAnyLanguage(index, path)
  if (!entry) return null
  if (entry === index.listings.sale) return 'sale'
  return entry === index.listings.rent ? 'rent' : null
}

/** Up to two segments, city and slug, may stand between the listing and the number. */
function propertyAt(
  index: RouteIndex,
  locale: Locale,
  names: readonly string[],
  given: string,
): Resolution | null {
  const ref = readRef(names.at(-1) ?? '')
  if (ref === null) return null
  const before = names.slice(0, -1).map((name) => name.toLowerCase())
  if (before.length === 1 && before[0] === 'property') return { kind: 'property', goal: null, ref, given }
  for (let length = before.length; length >= 1 && length >= before.length - 2; length -= 1) {
    const goal = listingAt(index, locale, joinPath(before.slice(0, length)))
    if (goal) return { kind: 'property', goal, ref, given }
  }
  return null
}

/** `/fr/te-koop/` leads to `/fr/a-vendre/`. Not for ever: an editor may give that path to a page one day. */
function translationAt(index: RouteIndex, locale: Locale, path: string): Resolution | null {
  const entry = entryOfAnyLanguage(index, path)
  const to = entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
  return to === null ? null : { kind: 'redirect', to, permanent: false }
}

/**
 * Says what stands at a public path, given as its language and the other segments as they came in the request.
 * Never throws. Whether an entry is published in the language is for the caller to ask.
 */
export function resolvePath(index: RouteIndex, locale: Locale, segments: readonly string[]): Resolution {
  const names = readSegments(segments)
  if (names === null) return notFound
  // Another spelling of an address, with capitals or percent signs, leads to the right one.
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
