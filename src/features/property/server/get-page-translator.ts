import 'server-only'

import { numberLanguage } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'

import { getPropertySettings } from './get-property-settings'

/** The interface texts of a language for a page; numbers in them follow the setting of the site, as all others do. */
export async function getPageTranslator(locale: Locale): Promise<Translator> {
  const { priceStyle } = await getPropertySettings(locale)
  return getTranslator(locale, numberLanguage({ locale, style: priceStyle }))
}
