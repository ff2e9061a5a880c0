/** Parsers of single values of a query string. None throws; invalid values are null and mean: no filter. */

const maxRawLength = 2000
const maxRawValues = 100
const maxListLength = 20

export interface CityFilter {
  name: string
  zip: string
  /** ISO code of a place abroad: `DE`. Places of two countries may share name and postal code. */
  country?: string | null | undefined
  /** All places of the municipality whose main place this is. */
  withParts?: boolean | undefined
}

/** The usable strings of a parameter that may be missing, single, repeated, or of another type. */
export function parseTexts(raw: unknown): string[] {
  const values: unknown[] = Array.isArray(raw) ? raw.slice(0, maxRawValues) : [raw]
  return values.filter((value): value is string => typeof value === 'string' && value.length <= maxRawLength)
}

/** Parses a repeated or comma-separated parameter; duplicates are dropped and the rest is sorted. */
export function parseList<T>(
  raw: unknown,
  parse: (text: string) => T | null,
  compare: (one: T, other: T) => number,
): T[] {
  const values: T[] = []
  for (const text of parseTexts(raw).flatMap((each) => each.split(','))) {
    const value = parse(text.trim())
    if (value === null || values.some((each) => compare(each, value) === 0)) continue
    values.push(value)
    if (values.length === maxListLength) break
  }
  return values.sort(compare)
}

/** The first valid value of a parameter. */
export function parseFirst<T>(raw: unknown, parse: (text: string) => T | null): T | null {
  for (const text of parseTexts(raw)) {
    const value = parse(text.trim())
    if (value !== null) return value
  }
  return null
}

/** Parses a whole number between the bounds, also in Belgian notation: `250.000`, `€ 250 000`. */
export function parseAmount(text: string, min: number, max: number): number | null {
  if (text.length > 20) return null
  const bare = text.replace(/[\s€]/gu, '')
  const digits = /^\d{1,3}([.,'’]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : bare
  if (!/^\d{1,9}$/.test(digits)) return null
  const value = Number(digits)
  return value >= min && value <= max ? value : null
}

/** Parses one of a fixed list of words. */
export const parseWord = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text.toLowerCase()) ?? null

const momentPattern = /^20\d\d-\d\d-\d\dT\d\d:\d\dZ$/

/** A moment as URLs name it. */
export const utcMinute = (moment: Date): string => moment.toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z')

/** Parses a moment in UTC, to the minute: `2026-11-20T18:05Z`. */
export function parseMoment(text: string): string | null {
  const isRead = momentPattern.test(text) && !Number.isNaN(Date.parse(text))
  return isRead && utcMinute(new Date(text)) === text ? text : null
}

/** A ticked checkbox; forms send no value for an unticked one. */
export const parseFlag = (raw: unknown): boolean => parseTexts(raw).some((text) => text.trim() === '1')

/** Postal codes as countries write them: `4000`, `L-1234`, `4000-123`, `6211 AB`, `SW1A 1AA`. */
const cityPattern =
  /^(?<name>[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.()/-]{0,59})\|(?<zip>(?=[A-Z -]{0,4}\d)[\dA-Z]([\dA-Z -]{0,8}[\dA-Z])?)(\|(?<country>[A-Z]{2}))?(?<parts>\|\*)?$/u

/**
 * Parses `{name}|{zip}`, abroad `{name}|{zip}|{country}`, with `|*` at the end for the whole municipality. Null unless the
 * parts look like that.
 */
export function parseCity(text: string): CityFilter | null {
  const { name, zip, country, parts } = cityPattern.exec(text.normalize('NFC'))?.groups ?? {}
  const trimmed = name?.trim()
  if (!trimmed || !zip) return null
  return { name: trimmed, zip, ...(country && { country }), ...(parts && { withParts: true }) }
}

/** The place as `parseCity` reads it. */
export const cityText = ({ name, zip, country, withParts }: CityFilter): string =>
  [name, zip, ...(country ? [country] : []), ...(withParts ? ['*'] : [])].join('|')

/** By code points, not by language: the canonical URL must not depend on the server. */
export const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

export const compareCities = (one: CityFilter, other: CityFilter): number =>
  compareText(one.zip, other.zip) ||
  compareText(one.name, other.name) ||
  compareText(one.country ?? '', other.country ?? '') ||
  Number(one.withParts ?? false) - Number(other.withParts ?? false)

/** Parses the ISO code of a country: `DE`. */
export const parseCountryCode = (text: string): string | null =>
  /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : null

const refPattern = /^[1-9]\d{0,8}$/

/** Parses the public number of a property; null for invalid values. */
export const parseRef = (text: string): number | null => (refPattern.test(text) ? Number(text) : null)

/** The parameter of a shared list of properties: `refs=4310,4311`. */
export const refsParamName = 'refs'

const maxRefs = 100

/** Parses a list of properties in the given order, each once, at most 100; invalid numbers are left out. */
export function parseRefs(raw: unknown): number[] {
  const parts = parseTexts(raw).flatMap((text) => text.split(','))
  const refs = parts.map((part) => parseRef(part.trim())).filter((ref) => ref !== null)
  return [...new Set(refs)].slice(0, maxRefs)
}
