import { pluralForms, type PluralForms } from '@/lib/i18n/plural-forms'
import type { Translator } from '@/lib/i18n/translator'

/** Texts of the suggestion panel; `#` is the placeholder of a number. */
export interface QuickSearchTexts {
  /** BCP 47 tag of the language whose rules numbers follow. */
  numbers: string
  suggestions: string
  types: string
  cities: string
  searches: string
  properties: string
  forSale: string
  forRent: string
  reference: string
  /** Announced when suggestions arrive. */
  foundForms: PluralForms
  none: string
}

export const quickSearchTexts = (t: Translator): QuickSearchTexts => ({
  numbers: t.numbers,
  suggestions: t('search.suggestions'),
  types: t('search.types'),
  cities: t('search.cities'),
  searches: t('search.searches'),
  properties: t('search.properties'),
  forSale: t('search.forSale'),
  forRent: t('search.forRent'),
  reference: t('search.reference', { ref: '#' }),
  foundForms: pluralForms(t, (values) => t('search.found', values)),
  none: t('search.none'),
})
