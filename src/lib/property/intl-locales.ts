import type { Locale } from '@/lib/i18n/locales'

/** Languages of numbers and dates. en-BE mixes both conventions, so English takes en-GB (facts.md 8). */
export const intlLocales: Readonly<Record<Locale, string>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-BE',
}

/** Our fonts lack the narrow no-break space that French numbers hold, and a number must not break across lines. */
export const withNoBreakSpaces = (text: string): string => text.replace(/[\u202f\u0020]/g, '\u00a0')
