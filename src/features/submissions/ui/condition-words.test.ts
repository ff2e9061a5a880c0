import { expect, test } from 'vitest'

import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { conditionWords } from './condition-words'

test.each<[PriceStyle, Locale, string]>([
  ['belgianDutch', 'en', '1.250 m²'],
  ['ofLanguage', 'en', '1,250 m²'],
  ['ofPage', 'de', '1.250 m²'],
])('in the style %s the conditions in %s say %s', async (priceStyle, locale, expected) => {
  const t = await getTranslator(locale, 'nl-BE')
  const words = conditionWords('surfaceMin=1250', { locale, priceStyle, t, ownFilters: [] })
  expect(words.replaceAll(/\s/g, ' ')).toContain(expected)
})
