import { isLocale, type Locale } from '@/lib/i18n/locales'

/** Longer requests are no URLs of this site and are not parsed. */
const maxLength = 2000
const maxSegments = 20

/** Splits a URL into its path and its unchanged suffix of query and hash. */
export function splitUrl(url: string): { path: string; suffix: string } {
  const end = url.search(/[?#]/)
  return end < 0 ? { path: url, suffix: '' } : { path: url.slice(0, end), suffix: url.slice(end) }
}

/** A URL with a further query, given without its question mark, before the hash. */
export function addQuery(url: string, query: string): string {
  if (query === '') return url
  const [before = '', hash] = url.split(/#(.*)/s)
  const sign = before.includes('?') ? (/[?&]$/.test(before) ? '' : '&') : '?'
  return before + sign + query + (hash === undefined ? '' : `#${hash}`)
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** `/a/b/`, and `/` when there is no segment. */
export const joinPath = (segments: readonly string[]): string =>
  segments.length > 0 ? `/${segments.join('/')}/` : '/'

/** The form for comparing paths: lower case, one slash before, between and after. */
export const normalisePath = (path: string): string => joinPath(segmentsOf(path)).toLowerCase()

export const withLocale = (locale: Locale, path: string): string => joinPath([locale, ...segmentsOf(path)])

/** Splits the language off a path; `locale` is null when the path has none. */
export function splitLocale(path: string): { locale: Locale | null; segments: string[] } {
  const segments = segmentsOf(path)
  const first = segments[0]?.toLowerCase()
  return isLocale(first) ? { locale: first, segments: segments.slice(1) } : { locale: null, segments }
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Control characters, encoded separators and lone surrogates. */
const forbidden = /[\p{Cc}\p{Cs}/\\]/u

/** Decodes the segments of a request; null when they cannot be a path of this site. */
export function readSegments(segments: readonly string[]): string[] | null {
  if (segments.length > maxSegments) return null
  if (segments.reduce((sum, segment) => sum + segment.length, 0) > maxLength) return null
  const names: string[] = []
  for (const segment of segments) {
    const name = decode(segment)
    if (name === null || name === '' || name === '.' || name === '..' || forbidden.test(name)) return null
    names.push(name)
  }
  return names
}
