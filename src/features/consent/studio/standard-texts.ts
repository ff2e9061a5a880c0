import { standardConsentTexts, type ConsentTexts } from '@/features/consent/model/consent-texts'
import { intlLocales, locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

/** Standard texts in all languages: editors switch language without leaving the form. */
export async function standardTextsOfAll(): Promise<Localized<ConsentTexts>> {
  const pairs = await Promise.all(
    locales.map(
      async (locale) =>
        [locale, standardConsentTexts(await getTranslator(locale, intlLocales[locale]))] as const,
    ),
  )
  // Object.fromEntries widens the keys to string.
  return Object.fromEntries(pairs) as Record<Locale, ConsentTexts>
}
