import type { Locale } from '../i18n/locales'
import { linkTarget } from './external-link'
import { localisePath } from './localise-path'
import { joinPath, readSegments, segmentsOf, splitAddress, splitLocale, withLocale } from './public-path'
import { targetKey } from './redirects'
import type { RouteIndex } from './route-table'

/** What is wrong with a redirect an editor wrote, before it is asked whether a page stands there. */
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

/** Editors copy addresses from the browser, with the site's own name in front. */
export const withoutOwnOrigin = (address: string, origin: string): string => {
  const text = address.trim()
  const isOwn = text.toLowerCase().startsWith(`${origin.toLowerCase()}/`)
  return isOwn ? text.slice(origin.length) : text
}

/** A path in stored form: decoded, lower case, one slash before and after; null when it is none. */
export function storedPath(text: string): string | null {
  if (!text.startsWith('/') || linkTarget(text)?.kind !== 'internal') return null
  const names = readSegments(segmentsOf(splitAddress(text).path))
  return names && joinPath(names).toLowerCase()
}

/** An end within the site gets the language of the start where it names none: `/contact/` is an original path. */
function readTarget(index: RouteIndex, to: string, locale: Locale): string | null {
  const path = storedPath(to)
  if (path === null) return linkTarget(to)?.kind === 'external' ? to.trim() : null
  const { suffix } = splitAddress(to)
  return (splitLocale(path).locale ? path : localisePath(index, path, locale)) + suffix
}

/** The addresses that existing redirects lead through, from `to` on; the start ends it when they come back to it. */
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
 * Brings a redirect into stored form, leading to its end at once. Refused are ends that are no addresses, a redirect
 * to itself and one that closes a circle with others; `chain` then names the steps.
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
