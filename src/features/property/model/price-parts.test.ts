import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import { defaultPriceStyle, describePrice } from './price'
import { priceLine } from './price-parts'

const shop = { publishPrice: true, price: 1250, webId: 6, surfaceLiving: 120 } as const

test.each([
  ['rent', 'fr', '€ 1.250 / mois · € 125 / m² / an'],
  ['rent', 'de', '€ 1.250 / Monat · € 125 / m² / Jahr'],
  ['sale', 'en', '€ 1.250 · € 10 / m²'],
] as const)('the line of a shop, %s in %s, has its price per m²', async (goal, locale, expected) => {
  const context = { locale, priceStyle: defaultPriceStyle, t: await getTranslator(locale, 'nl-BE') }
  const line = priceLine(describePrice({ ...shop, goal }), context)
  expect(line.replaceAll('\u00a0', ' ')).toBe(expected)
})
