import { standardConsentTexts, type ConsentTexts } from '@/lib/consent/consent-texts'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

/** The standard words in every language: editors change language without leaving the form. */
export async function standardTextsOfAll(): Promise<Localized<ConsentTexts>> {
  const pairs = await Promise.all(
    locales.map(async (locale) => [locale, standardConsentTexts(await getTranslator(locale))] as const),
  )
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(pairs) as Record<Locale, ConsentTexts>
}
