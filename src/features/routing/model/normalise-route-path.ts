import { isLocale, type Locale } from '@/lib/i18n/locales'
import { joinPath } from './public-path'
import { reservedSegments } from './reserved-segments'
import { slugify } from '@/lib/values/slugify'

export type RoutePathError =
  | 'empty'
  | 'emptySegment'
  | 'file'
  | 'notAPath'
  | 'otherLanguage'
  | 'reserved'
  | 'tooLong'

export type RoutePathResult = { ok: true; path: string } | { ok: false; error: RoutePathError }

const maxLength = 300
const failure = (error: RoutePathError): RoutePathResult => ({ ok: false, error })

/** Editors copy paths from the address bar, where accents are encoded. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function checkSegments(written: readonly string[]): RoutePathResult {
  if (written.some((segment) => segment.includes('.'))) return failure('file')
  const first = written[0]?.toLowerCase()
  if (isLocale(first)) return failure('otherLanguage')
  const segments = written.map(slugify)
  if (segments.some((segment) => segment === '')) return failure('emptySegment')
  const isReserved = reservedSegments.some((reserved) => reserved === first || reserved === segments[0])
  return isReserved ? failure('reserved') : { ok: true, path: joinPath(segments) }
}

/**
 * Normalises a path typed by an editor: without the language, lower case, one slash before and after. `/nl/Te Koop` in
 * Dutch becomes `/te-koop/`. An invalid path is refused with the reason.
 */
export function normaliseRoutePath(input: unknown, locale: Locale): RoutePathResult {
  if (typeof input !== 'string' || input.trim() === '') return failure('empty')
  if (input.length > maxLength) return failure('tooLong')
  const text = decoded(input.trim())
  if (text === null || /[?#\\:]|\p{Cc}|\p{Cs}/u.test(text)) return failure('notAPath')
  const inner = text.replace(/^\/+/, '').replace(/\/+$/, '')
  const segments = inner === '' ? [] : inner.split('/')
  if (segments[0]?.toLowerCase() === locale) segments.shift()
  return checkSegments(segments)
}
