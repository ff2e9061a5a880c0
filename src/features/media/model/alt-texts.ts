import { isLocale, locales, type Locale } from '@/lib/i18n/locales'

export type AltTexts = Partial<Record<Locale, string>>

/** The languages in which a picture has no text. */
export const missingTexts = (texts: AltTexts): Locale[] => locales.filter((locale) => !texts[locale]?.trim())

/** The texts that are not empty, without spaces around them. */
export const filledTexts = (texts: AltTexts): AltTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => {
      const trimmed = text.trim()
      return isLocale(locale) && trimmed ? [[locale, trimmed]] : []
    }),
  )
