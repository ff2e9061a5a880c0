import { type Locale, type Localized, intlLocales, localized } from '@/lib/i18n/locales'
import { writeNumber } from '@/lib/i18n/number-format'

import { unitText } from './catalogue-texts'
import { formatPercentage } from './format-percentage'
import { flagOptions } from './options'
import type { CatalogueOptions, DisplayFormat, Unit } from './types'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { isEmpty } from './is-empty'
import { isShownAsZero, isZeroUnknown } from './known-measure'
import { formatPrice, numberLanguage, type PriceFormat, type PriceStyle } from './price'

/** The suffix of a number; the euro sign is a prefix and part of the price format. */
export const unitSuffixes: Readonly<Record<Unit, Localized>> = {
  euro: localized(() => ''),
  squareMetres: unitText('squareMetres'),
  metres: unitText('metres'),
  kWhPerSquareMetreYear: unitText('kWhPerSquareMetreYear'),
  kWhPerYear: unitText('kWhPerYear'),
  kgPerSquareMetreYear: unitText('kgPerSquareMetreYear'),
  years: unitText('years'),
  percent: unitText('percent'),
}

/** The suffix of one: other units do not change with the number. */
const singular: Partial<Record<Unit, Localized>> = { years: unitText('oneYear') }

function suffixOf(value: number, locale: Locale, unit: Unit | undefined): string {
  if (!unit) return ''
  const one = singular[unit]?.[locale]
  // Making the rules of a language costs more than the rest of a formatted number; most units need none.
  const isOne = one !== undefined && new Intl.PluralRules(intlLocales[locale]).select(value) === 'one'
  return isOne ? one : unitSuffixes[unit][locale]
}

/** How to format a value: a catalogue field, or one with the editor's choice of format. */
export interface FormattedField {
  format: DisplayFormat
  kind?: string
  unit?: Unit
  mayBeNegative?: boolean
  options?: CatalogueOptions
  /** Texts of single numbers. */
  named?: CatalogueOptions
}

export interface FormatContext {
  locale: Locale
  priceStyle?: PriceStyle
}

const numbersIn = ({ locale, priceStyle }: FormatContext): PriceFormat => ({
  locale,
  ...(priceStyle && { style: priceStyle }),
})

/**
 * Formats a number with at most two decimals and its unit: `1.234,5 m²`. A line may end before the time of a long unit,
 * as in `252 kWh/m²` and `per year`.
 */
export function formatNumber(value: number, format: PriceFormat, unit?: Unit): string {
  const text = writeNumber(value, numberLanguage(format))
  const suffix = suffixOf(value, format.locale, unit)
  return suffix ? `${text}\u00a0${suffix}` : text
}

/** Formats a surface given in square metres: `120 m²`. */
export const formatSurface = (squareMetres: number, format: PriceFormat): string =>
  formatNumber(squareMetres, format, 'squareMetres')

/** Formats the Belgian day of an ISO date or moment in full, `4 augustus 2026`; `null` for other texts. */
export function formatDate(isoDate: string, locale: Locale): string | null {
  const day = toDay(isoDate)
  return day && formatDay(day, locale)
}

const labelIn = (options: CatalogueOptions | undefined, value: string, locale: Locale) =>
  options && Object.hasOwn(options, value) ? options[value]?.[locale] : undefined

/** The text of a stored value; an object has none, and may have no text at all that JavaScript could make. */
const textIn = (value: unknown): string =>
  Array.isArray(value) ? value.map(textIn).join(',') : typeof value === 'object' ? '' : String(value)

const numberIn = (value: unknown): number => (typeof value === 'object' ? NaN : Number(value))

function formatText(value: unknown, field: FormattedField, locale: Locale): string | null {
  if (isEmpty(value)) return null
  const text = textIn(value).trim()
  // The text of an empty list is empty, though the list itself is not.
  if (text === '') return null
  const options = field.kind === 'flag' ? flagOptions : field.options
  // "Unknown" is left out instead of shown.
  return options && text === 'unknown' ? null : (labelIn(options, text, locale) ?? text)
}

const toNumber = (value: unknown): number | null =>
  isEmpty(value) || !Number.isFinite(numberIn(value)) ? null : numberIn(value)

function joined(value: unknown, field: FormattedField, locale: Locale): string | null {
  const items: unknown[] = Array.isArray(value) ? value : textIn(value).split(',')
  const texts = items.map((item) => formatText(item, field, locale)).filter((text) => text !== null)
  return texts.length > 0 ? texts.join(', ') : null
}

type Formatter = (value: unknown, field: FormattedField, context: FormatContext) => string | null

const numberOrText: Formatter = (value, field, context) => {
  const { locale } = context
  const amount = toNumber(value)
  if (amount === null) return formatText(value, field, locale)
  return labelIn(field.named, String(amount), locale) ?? formatNumber(amount, numbersIn(context), field.unit)
}

const formatters: Readonly<Record<DisplayFormat, Formatter>> = {
  string: (value, field, { locale }) =>
    Array.isArray(value) ? joined(value, field, locale) : formatText(value, field, locale),
  number: numberOrText,
  price: (value, _, context) => formatPrice(numberIn(value), numbersIn(context)),
  address: (value, field, { locale }) =>
    Array.isArray(value) ? joined(value, field, locale) : formatText(value, field, locale),
  date: (value, _, { locale }) => formatDate(textIn(value), locale),
  array: (value, field, { locale }) => joined(value, field, locale),
  percentage: (value, field, context) => {
    const percent = toNumber(value)
    return percent === null
      ? numberOrText(value, field, context)
      : formatPercentage(percent, numbersIn(context))
  },
}

/**
 * Formats a stored value for the page; `null` if it is empty, a zero that means unknown, an unanswered flag or an invalid date. Choices
 * become their label; a price that cannot be formatted becomes the text `NaN`. Specification section 3.8 "Display
 * formats", acceptance E2 and E3.
 */
export function formatValue(value: unknown, field: FormattedField, context: FormatContext): string | null {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return null
  if (isZeroUnknown(field) && isShownAsZero(numberIn(value))) return null
  return formatters[field.format](value, field, context)
}
