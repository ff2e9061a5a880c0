import { isLocale, type Locale } from '../i18n/locales'

/** Longer requests are no addresses of ours and are not worth reading. */
const maxLength = 2000
const maxSegments = 20

/** Takes an address apart into its path and what follows: query and hash, as they were written. */
export function splitAddress(address: string): { path: string; suffix: string } {
  const end = address.search(/[?#]/)
  return end < 0 ? { path: address, suffix: '' } : { path: address.slice(0, end), suffix: address.slice(end) }
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** `/a/b/`, and `/` when there is no segment. */
export const joinPath = (segments: readonly string[]): string =>
  segments.length > 0 ? `/${segments.join('/')}/` : '/'

/** The form in which paths are compared: lower case, one slash before, between and after. */
export const normalisePath = (path: string): string => joinPath(segmentsOf(path)).toLowerCase()

export const withLocale = (locale: Locale, path: string): string => joinPath([locale, ...segmentsOf(path)])

/** Takes the language off a path; `locale` is null when the path names none. */
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

/** Control characters, separators that were hidden in an encoding, and halves of characters. */
const forbidden = /[\p{Cc}\p{Cs}/\\]/u

/** Decodes the segments of a request; null when they cannot be an address of this site. */
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
