import type { Locale } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { localisePath } from './localise-path'
import { joinPath, readSegments, segmentsOf, splitUrl, splitLocale, withLocale } from './public-path'
import { targetKey } from './redirects'
import type { RouteIndex } from './route-table'

/** Errors of a redirect written by an editor, before existing pages are checked. */
export type RedirectProblem = 'notAPath' | 'noLanguage' | 'home' | 'badTarget' | 'itself' | 'circle'

export interface RedirectEnds {
  from: string
  to: string
}

export type CheckedRedirect =
  | ({ ok: true; locale: Locale } & RedirectEnds)
  | { ok: false; field: keyof RedirectEnds; problem: RedirectProblem; chain?: string[] }

const refused = (field: keyof RedirectEnds, problem: RedirectProblem, chain?: string[]): CheckedRedirect => ({
  ok: false,
  field,
  problem,
  ...(chain && { chain }),
})

/** Editors copy URLs from the browser, with the origin of the site. */
export const withoutOwnOrigin = (url: string, origin: string): string => {
  const text = url.trim()
  const isOwn = text.toLowerCase().startsWith(`${origin.toLowerCase()}/`)
  return isOwn ? text.slice(origin.length) : text
}

/** A path in stored form: decoded, lower case, one slash before and after; null when it is invalid. */
export function storedPath(text: string): string | null {
  if (!text.startsWith('/') || linkTarget(text)?.kind !== 'internal') return null
  const names = readSegments(segmentsOf(splitUrl(text).path))
  return names && joinPath(names).toLowerCase()
}

/** A target on the site without a language gets that of the start: `/contact/` is an original path. */
function readTarget(index: RouteIndex, to: string, locale: Locale): string | null {
  const path = storedPath(to)
  if (path === null) return linkTarget(to)?.kind === 'external' ? to.trim() : null
  const { suffix } = splitUrl(to)
  return (splitLocale(path).locale ? path : localisePath(index, path, locale)) + suffix
}

/** The paths that existing redirects pass from `to` on; stops when they return to the start. */
function wayFrom(index: RouteIndex, to: string, start: string): string[] {
  const way = [to]
  const seen = new Set<string>()
  for (let key = targetKey(to); key !== null && key !== start && !seen.has(key);) {
    seen.add(key)
    const next = index.redirects.get(key)
    if (!next) break
    way.push(next.to)
    key = targetKey(next.to)
  }
  return way
}

/**
 * Normalises a redirect, with its final target. Refuses invalid targets, a redirect to itself and one that closes a
 * circle with others; `chain` then lists the steps.
 *
 * @param index the table without the redirect that is being replaced
 */
export function checkRedirect(index: RouteIndex, given: RedirectEnds): CheckedRedirect {
  const from = storedPath(given.from)
  if (from === null) return refused('from', 'notAPath')
  const { locale, segments } = splitLocale(from)
  if (locale === null) return refused('from', 'noLanguage')
  if (segments.length === 0) return refused('from', 'home')
  const to = readTarget(index, given.to, locale)
  if (to === null) return refused('to', 'badTarget')
  if (targetKey(to) === from) return refused('to', 'itself')
  const way = wayFrom(index, to, from)
  const end = way.at(-1) ?? to
  if (targetKey(end) === from) return refused('to', 'circle', [from, ...way])
  return { ok: true, locale, from: withLocale(locale, joinPath(segments)), to: end }
}
