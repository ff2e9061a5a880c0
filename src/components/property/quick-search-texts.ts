import type { Translator } from '@/lib/i18n/translator'

/** The words of the panel of suggestions; `#` stands for a number. */
export interface QuickSearchTexts {
  suggestions: string
  types: string
  cities: string
  properties: string
  forSale: string
  forRent: string
  reference: string
  /** Announced when suggestions arrive. */
  found: string
  none: string
}

export const quickSearchTexts = (t: Translator): QuickSearchTexts => ({
  suggestions: t('search.suggestions'),
  types: t('search.types'),
  cities: t('search.cities'),
  properties: t('search.properties'),
  forSale: t('search.forSale'),
  forRent: t('search.forRent'),
  reference: t('search.reference', { ref: '#' }),
  found: t('search.found', { count: '#' }),
  none: t('search.none'),
})
