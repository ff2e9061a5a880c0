import type { Locale } from '@/lib/i18n/locales'

import { flagOptions } from './catalogue/options'
import type { CatalogueOptions, DisplayFormat, Unit } from './catalogue/types'
import { unitSuffixes } from './catalogue/units'
import { intlLocales, withNoBreakSpaces } from './intl-locales'
import { isEmpty } from './is-empty'
import { formatPrice, type PriceStyle } from './price'

/** How a value is to be written: a catalogue field, or one with the editor's choice of format. */
export interface FormattedField {
  format: DisplayFormat
  kind?: string
  unit?: Unit
  options?: CatalogueOptions
}

export interface FormatContext {
  locale: Locale
  priceStyle?: PriceStyle
}

/** The agency's days, whatever the zone of the server. */
const timeZone = 'Europe/Brussels'

/** Writes a number with at most two decimals and its unit: `1.234,5 m²`. */
export function formatNumber(value: number, locale: Locale, unit?: Unit): string {
  const digits = new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 2 }).format(value)
  const suffix = unit ? unitSuffixes[unit][locale] : ''
  return withNoBreakSpaces(suffix ? `${digits} ${suffix}` : digits)
}

/** Writes a surface given in square metres: `120 m²`. */
export const formatSurface = (squareMetres: number, locale: Locale): string =>
  formatNumber(squareMetres, locale, 'squareMetres')

/** Writes a value given in percent, 4.5 for 4.5 %: `4,5 %`. */
export const formatPercentage = (percent: number, locale: Locale): string =>
  withNoBreakSpaces(
    new Intl.NumberFormat(intlLocales[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
      percent / 100,
    ),
  )

/** Writes an ISO date in full, `4 augustus 2026`; `null` when it is no date. */
export function formatDate(isoDate: string, locale: Locale): string | null {
  const date = new Date(isoDate)
  if (Number.isNaN(date.getTime())) return null
  return new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'long', timeZone }).format(date)
}

const labelIn = (options: CatalogueOptions | undefined, value: string, locale: Locale) =>
  options && Object.hasOwn(options, value) ? options[value]?.[locale] : undefined

function textOf(value: unknown, field: FormattedField, locale: Locale): string | null {
  if (isEmpty(value)) return null
  const text = String(value).trim()
  // A list of nothing is not empty itself, but its text is.
  if (text === '') return null
  const options = field.kind === 'flag' ? flagOptions : field.options
  // Unknown is not an answer: it is left out instead of shown.
  return options && text === 'unknown' ? null : (labelIn(options, text, locale) ?? text)
}

const numberOf = (value: unknown): number | null =>
  isEmpty(value) || !Number.isFinite(Number(value)) ? null : Number(value)

function joined(value: unknown, field: FormattedField, locale: Locale): string | null {
  const items: unknown[] = Array.isArray(value) ? value : String(value).split(',')
  const texts = items.map((item) => textOf(item, field, locale)).filter((text) => text !== null)
  return texts.length > 0 ? texts.join(', ') : null
}

type Formatter = (value: unknown, field: FormattedField, context: FormatContext) => string | null

const numberOrText: Formatter = (value, field, { locale }) => {
  const amount = numberOf(value)
  return amount === null ? textOf(value, field, locale) : formatNumber(amount, locale, field.unit)
}

const formatters: Readonly<Record<DisplayFormat, Formatter>> = {
  string: (value, field, { locale }) =>
    Array.isArray(value) ? joined(value, field, locale) : textOf(value, field, locale),
  number: numberOrText,
  price: (value, _, { locale, priceStyle }) =>
    formatPrice(Number(value), { locale, ...(priceStyle ? { style: priceStyle } : {}) }),
  address: (value, field, { locale }) =>
    Array.isArray(value) ? joined(value, field, locale) : textOf(value, field, locale),
  date: (value, _, { locale }) => formatDate(String(value), locale),
  array: (value, field, { locale }) => joined(value, field, locale),
  percentage: (value, field, context) => {
    const percent = numberOf(value)
    return percent === null ? numberOrText(value, field, context) : formatPercentage(percent, context.locale)
  },
}

/**
 * Writes a stored value as it stands on the page, or `null` when there is nothing to show: empty, an unanswered
 * flag, a date that is none. Choices become their label; a price that cannot be formatted becomes the text `NaN`.
 * Specification section 3.8 "Display formats", acceptance E2 and E3.
 */
export function formatValue(value: unknown, field: FormattedField, context: FormatContext): string | null {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return null
  return formatters[field.format](value, field, context)
}
