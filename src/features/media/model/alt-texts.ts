import { isLocale, type Locale } from '@/lib/i18n/locales'

export type AltTexts = Partial<Record<Locale, string>>

/** Which of these languages a picture has no text in. */
export const missingTexts = (texts: AltTexts, languages: readonly Locale[]): Locale[] =>
  languages.filter((locale) => !texts[locale]?.trim())

/** The texts that are not empty, without spaces around them. */
export const filledTexts = (texts: AltTexts): AltTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => {
      const trimmed = text.trim()
      return isLocale(locale) && trimmed ? [[locale, trimmed]] : []
    }),
  )
