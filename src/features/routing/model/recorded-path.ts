import type { Locale } from '@/lib/i18n/locales'
import { joinPath, readSegments, segmentsOf, splitUrl, splitLocale } from './public-path'

/** Longer paths are no typing errors. */
const maxLength = 200
const maxSegments = 6
/** Requests of scanners that no editor would redirect: programs, hidden files, code in the URL. */
const attack =
  /\b(?:wp-|wordpress|xmlrpc|phpmyadmin|phpunit|cgi-bin|eval|passwd|actuator|telescope)\b|wp-|[<>"'`{}|^$;=()*[\]]|\.\.|\/\./i

export interface RecordedPath {
  path: string
  locale: Locale
}

/**
 * Normalises a requested path for the report of missing URLs: decoded, without its query. Null for requests that are no
 * pages: files, attacks, codes of other languages, very long paths.
 */
export function recordedPath(requested: string): RecordedPath | null {
  const { path } = splitUrl(requested)
  if (path.length > maxLength * 3) return null
  const names = readSegments(segmentsOf(path))
  if (names === null || names.length > maxSegments + 1) return null
  const stored = joinPath(names).toLowerCase()
  const { locale, segments } = splitLocale(stored)
  if (locale === null || segments.length === 0 || stored.length > maxLength) return null
  // Only editors request previews.
  if (segments[0] === 'preview') return null
  const last = segments.at(-1) ?? ''
  return attack.test(stored) || /\.[a-z0-9]{1,5}$/.test(last) ? null : { path: stored, locale }
}

/** The page of this site with the wrong link; null for other sites, which are not recorded. */
export function ownReferrer(referer: string | undefined, host: string | undefined): string | null {
  if (!referer || !host) return null
  try {
    const url = new URL(referer)
    return url.host === host ? (recordedPath(url.pathname)?.path ?? null) : null
  } catch {
    return null
  }
}
