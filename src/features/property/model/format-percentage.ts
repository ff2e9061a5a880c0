import { intlLocales, withNoBreakSpaces } from '@/lib/i18n/locales'
import { numberFormat, writeNumber } from '@/lib/i18n/number-format'

import { numberLanguage, type PriceFormat } from './price'

/** Formats a value given in percent, 4.5 for 4.5 %: `4,5 %`. */
export function formatPercentage(percent: number, format: PriceFormat): string {
  // The space before the sign belongs to the language, not to the format of the number.
  const pattern = numberFormat(intlLocales[format.locale], { style: 'percent' }).format(0)
  return withNoBreakSpaces(pattern.replace('0', writeNumber(percent, numberLanguage(format))))
}

/** A change in percent with its sign, a real minus: `−4,2 %`. */
export const formatChange = (percent: number, format: PriceFormat): string =>
  `${percent < 0 ? '−' : percent > 0 ? '+' : ''}${formatPercentage(Math.abs(percent), format)}`
