import { joinPath, readSegments, segmentsOf, splitLocale, splitUrl, withLocale } from '../public-path'
import type { Locale } from '@/lib/i18n/locales'

import type { MoveProblem } from './former-url'

const maxLength = 2000

/** Invisible characters and those that no path of this site has. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>"`{}|^\\]/u

export interface SiteNames {
  /** Hosts of the old and the new site, in lower case, with their port. */
  hosts: ReadonlySet<string>
  /** The language of paths without one. */
  defaultLocale: Locale
}

type ReadPath = { path: string; suffix: string } | { problem: MoveProblem }

const isWeb = /^https?:\/\//i
const hasScheme = /^[a-z][a-z\d+.-]*:/i

/** The path of an address on one of the hosts; a path without a host is on all of them. */
export function pathOnSite(text: string, { hosts }: Pick<SiteNames, 'hosts'>): ReadPath {
  const given = text.trim()
  if (given === '') return { problem: 'empty' }
  if (given.length > maxLength) return { problem: 'tooLong' }
  const absolute = given.startsWith('//') ? `https:${given}` : given
  if (!isWeb.test(absolute)) {
    if (hasScheme.test(absolute)) return { problem: 'scheme' }
    return splitUrl(absolute.startsWith('/') ? absolute : `/${absolute}`)
  }
  if (!URL.canParse(absolute)) return { problem: 'badPath' }
  const { host, pathname, search, hash, username, password } = new URL(absolute)
  if (!hosts.has(host.toLowerCase()) || username !== '' || password !== '') return { problem: 'otherHost' }
  return { path: pathname, suffix: search + hash }
}

/** The start of a redirect: with its language, decoded, in lower case. */
export function readOldPath(
  text: string,
  names: SiteNames,
): { path: string; locale: Locale } | { problem: MoveProblem } {
  const read = pathOnSite(text, names)
  if ('problem' in read) return read
  if (read.suffix.startsWith('?')) return { problem: 'query' }
  const segments = readSegments(segmentsOf(read.path))
  if (segments === null || segments.some((each) => forbidden.test(each))) return { problem: 'badPath' }
  const lower = splitLocale(joinPath(segments).toLowerCase())
  if (lower.segments.length === 0) return { problem: 'home' }
  if (lower.segments.at(-1)?.includes('.')) return { problem: 'file' }
  const locale = lower.locale ?? names.defaultLocale
  return { path: withLocale(locale, joinPath(lower.segments)), locale }
}

const year = /^(?:19|20)\d\d$/

/**
 * Numbers in an old path that may be those of a property: `sure` ones stand alone at its end, as `/bien/4638/`, others
 * end a name, as `/maison-ixelles-4638/`. Dates and numbers of pages of a list are none.
 */
export function numbersIn(path: string): { number: number; isSure: boolean }[] {
  const { segments } = splitLocale(path)
  const last = segments.at(-1) ?? ''
  const before = segments.at(-2) ?? ''
  const alone = /^(?:(?:ref|id)[-_]?)?(\d{1,9})$/.exec(last)?.[1]
  if (alone) {
    const isOther = before === 'page' || /^\d+$/.test(before) || year.test(last) || segments.length < 2
    return isOther ? [] : [{ number: Number(alone), isSure: true }]
  }
  const atEnd = /[-_](\d{2,9})$/.exec(last)?.[1] ?? /^(\d{2,9})[-_]/.exec(last)?.[1]
  return atEnd && !year.test(atEnd) ? [{ number: Number(atEnd), isSure: false }] : []
}
