/** Thousands in groups of three, and a decimal comma. */
const belgian = /^[+-]?(?:\d{1,3}(?:[. ]\d{3})+|\d+)(?:,\d+)?$/
/** Thousands in groups of three, and a decimal point. */
const english = /^[+-]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?$/
/** A number as a program writes it, or with a decimal comma; no groups. */
const decimalNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/** Groups that cannot be anything else: two of them, or one with decimals after another sign. */
const clearGroups =
  /^[+-]?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|(?:\.\d{3})+,\d+|(?:,\d{3}){2,}(?:\.\d+)?|(?:,\d{3})+\.\d+|(?: \d{3})+(?:[.,]\d+)?)$/

const withClearGroups = (text: string): string | null => {
  if (!clearGroups.test(text)) return null
  const decimal = /[.,](?=\d*$)/.exec(text)
  const isDecimal = decimal !== null && text.split(decimal[0]).length === 2
  const integerPart = isDecimal ? text.slice(0, decimal.index) : text
  return integerPart.replace(/[., ]/g, '') + (isDecimal ? `.${text.slice(decimal.index + 1)}` : '')
}

export type NumberForm = 'plain' | 'belgian' | 'english'

/** Longer texts are no numbers. */
const maxLength = 40

const decimalPoint: Readonly<Record<NumberForm, (text: string) => string | null>> = {
  plain: (text) => (decimalNumber.test(text) ? text.replace(',', '.') : withClearGroups(text)),
  belgian: (text) => (belgian.test(text) ? text.replace(/[. ]/g, '').replace(',', '.') : null),
  english: (text) => (english.test(text) ? text.replace(/[, ]/g, '') : null),
}

/**
 * Parses a number of a feed, with or without a euro sign. Null for anything else, for a number with groups in the plain
 * form, where 1.250 could mean two numbers, and for more digits than a price or an area can have.
 */
export function parseNumber(value: unknown, form: NumberForm): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.length > maxLength) return null
  const text = value
    .replace(/[\u00a0\u202f']/g, ' ')
    .replace(/€|EUR/gi, '')
    // 250.000,- and 250.000,--
    .replace(/[.,]\s*[-–]+\s*$/, '')
    .trim()
  const number = decimalPoint[form](text)
  return number === null ? null : Number(number)
}

/**
 * Parses a range such as `179-179`, as offices export a certificate that has one value (facts.md 4.9), or one number.
 *
 * @returns null for a range of two numbers and for anything else
 */
export function parseRange(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 2 * maxLength) return parseNumber(value, 'plain')
  const ends = /^\s*(\d[\d.,]*)\s*[-–]\s*(\d[\d.,]*)\s*$/.exec(value)
  if (!ends) return parseNumber(value, 'plain')
  const [from, to] = [parseNumber(ends[1], 'plain'), parseNumber(ends[2], 'plain')]
  return from === to ? from : null
}
