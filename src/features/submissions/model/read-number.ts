import { formatPrice, numberLanguage, type PriceFormat } from '@/features/property/model/price'
import { writeYearOrNumber } from '@/lib/i18n/number-format'

import type { NumberField } from './form-field'
import type { Problem } from './problems'

/** Digits, optionally in groups of three, with zero cents: `250000`, `250.000`, `250 000,00`. */
const wholeNumber = /^(-?)(\d+|\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+)(?:[.,]00?)?$/

const withoutSign = (text: string): string =>
  text
    .replace(/^(€|EUR)\s*/i, '')
    .replace(/\s*(€|EUR)$/i, '')
    .trim()

const toNumber = (value: string | number): number => {
  if (typeof value === 'number') return value
  const [, sign = '', digits] = wholeNumber.exec(withoutSign(value)) ?? []
  return digits === undefined ? Number.NaN : Number(sign + digits.replace(/\D/g, ''))
}

/** Parses a whole number; `undefined` for an empty answer. */
export function readNumber(
  { kind, min, max }: NumberField<string>,
  value: string | number,
  format: PriceFormat,
): number | undefined | Problem {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = toNumber(value)
  if (!Number.isSafeInteger(number)) return { code: 'number' }
  const shown = (limit: number) =>
    kind === 'money' ? formatPrice(limit, format) : writeYearOrNumber(limit, numberLanguage(format))
  if (number < min) return { code: 'tooSmall', values: { limit: shown(min) } }
  if (number > max) return { code: 'tooLarge', values: { limit: shown(max) } }
  // -0 becomes 0.
  return number + 0
}
