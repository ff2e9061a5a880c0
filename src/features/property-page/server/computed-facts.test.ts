import { expect, test } from 'vitest'

import { demoLegalRates } from '../../../../scripts/demo/seed/purchase-amounts'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'
import type { CostBasis } from '@/features/property/model/cost-basis'
import type { Property } from '@/payload-types'

import { costTexts } from './computed-facts'

const basis: CostBasis = {
  kind: 'purchase',
  price: 370_000,
  region: 'wallonia',
  taxes: [{ duty: 'ownHome' }, { duty: 'other' }],
}

const typed = { totalCost: 427_719, notaryFeeInclVat: 5_719, vatAmount: 1 } as Property

const textsIn = async (locale: Locale, shown: CostBasis | null = basis) =>
  costTexts(typed, shown, {
    rates: demoLegalRates,
    day: '2026-11-25',
    format: { locale },
    t: await getTranslator(locale, 'nl-BE'),
  })

test.each([
  ['fr', '€\u00a0419.296 (habitation propre et unique\u00a0: €\u00a0384.146)'],
  ['nl', '€\u00a0419.296 (enige eigen woning: €\u00a0384.146)'],
  ['en', '€\u00a0419.296 (your only home: €\u00a0384.146)'],
  ['de', '€\u00a0419.296 (einziges Eigenheim: €\u00a0384.146)'],
] as const)(
  'in %s the facts state what the cost helper computes, whatever was typed',
  async (locale, total) => {
    expect(await textsIn(locale)).toMatchObject({ totalCost: total, vatAmount: null })
  },
)

test('fields that the agency left empty stay empty, and nothing is replaced without an estimate', async () => {
  expect(await textsIn('fr')).not.toHaveProperty('registrationDuties')
  expect(await textsIn('fr', null)).toEqual({})
})
