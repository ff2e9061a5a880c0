import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'

import { defaultPriceStyle, type PriceSource } from './price'
import { staffPrice } from './staff-price'

const sale: PriceSource = { goal: 'sale', price: 163_000, publishPrice: true }
const annuity: PriceSource = {
  ...sale,
  viagerType: 'occupied',
  bouquet: 52_000,
  viagerIndexedRent: 740,
}

const inLanguage = async (property: PriceSource, locale: Locale) =>
  staffPrice(property, { locale, priceStyle: defaultPriceStyle, t: await getTranslator(locale, 'nl-BE') })

test.each([
  ['a sale in French', sale, 'fr', /^€\s163\.000$/],
  ['a sale in English', sale, 'en', /^€\s163\.000$/],
  ['a sale in German', sale, 'de', /^€\s163\.000$/],
  ['a rent', { ...sale, goal: 'rent', price: 800 }, 'fr', /^€\s800\s\/\smois$/],
  ['a life annuity', annuity, 'fr', /52\.000.+740/],
] as const)('%s', async (_, property, locale, line) => {
  const price = await inLanguage(property, locale)
  expect(price.line).toMatch(line)
  expect(price.shownAs).toBeUndefined()
})

test('staff read a price that visitors do not see, and what those read', async () => {
  const t = await getTranslator('fr', 'nl-BE')
  const price = await inLanguage({ ...sale, publishPrice: false }, 'fr')
  expect(price).toEqual({ line: '€\u00a0163.000', shownAs: t('property.priceOnRequest') })
})

test.each([true, false])('without a price there is one text only (published: %s)', async (publishPrice) => {
  const t = await getTranslator('nl', 'nl-BE')
  const price = await inLanguage({ ...sale, price: null, publishPrice }, 'nl')
  expect(price).toEqual({ line: t('property.priceOnRequest') })
})
