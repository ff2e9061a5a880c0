import { intlLocales, toLocale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'

const write = (value: number | null, language: string, options: Intl.NumberFormatOptions): string =>
  value === null ? '–' : numberFormat(intlLocales[toLocale(language)], options).format(value)

/** A whole number; a dash for one that is not known. */
export const formatCount = (count: number | null, language: string): string => write(count, language, {})

/** A share as per cent with one decimal; a dash for one that is not known. */
export const formatShare = (share: number | null, language: string): string =>
  write(share, language, { style: 'percent', maximumFractionDigits: 1 })
