import type { Locale } from '../i18n/locales'
import { joinPath, readSegments, segmentsOf, splitAddress, splitLocale } from '../routing/public-path'

/** Longer addresses are no mistyped ones. */
const maxLength = 200
const maxSegments = 6
/** What scanners look for, and what no editor would redirect: programs, hidden files, code in an address. */
const attack =
  /\b(?:wp-|wordpress|xmlrpc|phpmyadmin|phpunit|cgi-bin|eval|passwd|actuator|telescope)\b|wp-|[<>"'`{}|^$;=()*[\]]|\.\.|\/\./i

export interface RecordedPath {
  path: string
  locale: Locale
}

/**
 * The form in which the report of addresses not found keeps a requested address: decoded, without its query. Null for
 * what is no page address: files, attacks, other languages' codes, endless ones.
 */
export function recordedPath(requested: string): RecordedPath | null {
  const { path } = splitAddress(requested)
  if (path.length > maxLength * 3) return null
  const names = readSegments(segmentsOf(path))
  if (names === null || names.length > maxSegments + 1) return null
  const stored = joinPath(names).toLowerCase()
  const { locale, segments } = splitLocale(stored)
  if (locale === null || segments.length === 0 || stored.length > maxLength) return null
  // Editors ask for previews; visitors do not.
  if (segments[0] === 'preview') return null
  const last = segments.at(-1) ?? ''
  return attack.test(stored) || /\.[a-z0-9]{1,5}$/.test(last) ? null : { path: stored, locale }
}

/** The page of this site that the wrong link stands on; null for other sites, which are nobody's business here. */
export function ownReferrer(referer: string | undefined, host: string | undefined): string | null {
  if (!referer || !host) return null
  try {
    const url = new URL(referer)
    return url.host === host ? (recordedPath(url.pathname)?.path ?? null) : null
  } catch {
    return null
  }
}
