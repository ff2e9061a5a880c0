import { expect, test } from 'vitest'

import type { Locale } from './locales'
import { formatPlural, pluralForms } from './plural-forms'
import { getTranslator } from './translator'

test.each([
  ['nl', 1, '1 hoek'],
  ['nl', 3, '3 hoeken'],
  ['fr', 0, '0 coin'],
  ['fr', 1, '1 coin'],
  ['fr', 2, '2 coins'],
  ['en', 0, '0 corners'],
  ['en', 1, '1 corner'],
  ['de', 1, '1 Ecke'],
  ['de', 2, '2 Ecken'],
] satisfies [Locale, number, string][])('in %s, %i corners read “%s”', async (locale, count, text) => {
  const t = await getTranslator(locale, 'nl-BE')
  expect(
    formatPlural(
      pluralForms(t, (values) => t('map.corners', values)),
      count,
    ),
  ).toBe(text)
})
