import type { CityFilter } from './listing-filters'

/** Readers of single values from a query string. None throws; what cannot be read is null and means: no filter. */

const maxRawLength = 2000
const maxRawValues = 100
const maxListLength = 20

/** The usable texts behind a parameter that may be missing, single, repeated, or something else altogether. */
export function readTexts(raw: unknown): string[] {
  const values: unknown[] = Array.isArray(raw) ? raw.slice(0, maxRawValues) : [raw]
  return values.filter((value): value is string => typeof value === 'string' && value.length <= maxRawLength)
}

/** Reads a repeated or comma-separated parameter; doubles are dropped and the rest is sorted. */
export function readList<T>(
  raw: unknown,
  read: (text: string) => T | null,
  compare: (one: T, other: T) => number,
): T[] {
  const values: T[] = []
  for (const text of readTexts(raw).flatMap((each) => each.split(','))) {
    const value = read(text.trim())
    if (value === null || values.some((each) => compare(each, value) === 0)) continue
    values.push(value)
    if (values.length === maxListLength) break
  }
  return values.sort(compare)
}

/** The first value of a parameter that can be read. */
export function readFirst<T>(raw: unknown, read: (text: string) => T | null): T | null {
  for (const text of readTexts(raw)) {
    const value = read(text.trim())
    if (value !== null) return value
  }
  return null
}

/** Reads a whole number between the bounds; also as people type it in Belgium: `250.000`, `€ 250 000`. */
export function readAmount(text: string, min: number, max: number): number | null {
  if (text.length > 20) return null
  const bare = text.replace(/[\s€]/gu, '')
  const digits = /^\d{1,3}([.,'’]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : bare
  if (!/^\d{1,9}$/.test(digits)) return null
  const value = Number(digits)
  return value >= min && value <= max ? value : null
}

/** Reads one of a fixed list of words. */
export const readWord = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text.toLowerCase()) ?? null

/** A ticked box; forms send nothing for one that is not. */
export const readFlag = (raw: unknown): boolean => readTexts(raw).some((text) => text.trim() === '1')

const cityPattern = /^(?<name>[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.()/-]{0,59})\|(?<zip>[A-Z]{0,2}-?\d{4,5})$/u

/** Reads `{name}|{zip}`. Cities whose parts look like anything but a name and a postal code are no cities. */
export function readCity(text: string): CityFilter | null {
  const { name, zip } = cityPattern.exec(text.normalize('NFC'))?.groups ?? {}
  const trimmed = name?.trim()
  return trimmed && zip ? { name: trimmed, zip } : null
}
