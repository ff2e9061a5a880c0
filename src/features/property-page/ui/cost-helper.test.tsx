import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { CostBasis } from '@/features/property/model/cost-basis'
import { legalRatesOf } from '@/features/property/model/legal-rates'

import { CostHelper, RateSources } from './cost-helper'
import { RentalCosts } from './rental-costs'

test.each([
  ['wallonia', true],
  ['unknown', false],
] as const)('a rent in the region %s is indexed by Belgian law: %s', async (region, isIndexed) => {
  const t = await getTranslator('fr', 'nl-BE')
  const start = { guarantee: null, rent: 900, charges: null, agencyCost: null, total: 900 }
  const format = { locale: 'fr', priceStyle: 'belgianDutch', t } as const
  const html = renderToStaticMarkup(
    <RentalCosts
      start={start}
      indices={[]}
      newIndex={undefined}
      chosenMonth="2027-02-01"
      region={region}
      {...format}
    />,
  )
  expect(html.includes(t('costs.indexTitle'))).toBe(isIndexed)
})

const indexRows = [
  { month: '2027-01-01', value: 131.2, source: 'Statbel' },
  { month: '2026-12-01', value: 130.9, source: 'Statbel' },
]

test.each([
  ['its month is in the table', '2027-02-14', indexRows, 'Our table goes up to January 2027.'],
  [
    'its month is later than the table',
    '2027-04-02',
    indexRows,
    'The index of March 2027 is not in our table',
  ],
  ['there is no table', '2027-04-02', [], 'you find the index of March 2027 at Statbel'],
])('the indexation says until when its table goes: %s', async (_, day, healthIndices, text) => {
  const basis: CostBasis = {
    kind: 'rental',
    rent: 777,
    charges: null,
    deposit: null,
    agencyCost: null,
    region: 'brussels',
  }
  const rates = { ...legalRatesOf({}), healthIndices }
  const t = await getTranslator('en', 'nl-BE')
  const html = renderToStaticMarkup(
    <CostHelper basis={basis} rates={rates} day={day} locale="en" priceStyle="belgianDutch" t={t} />,
  )
  expect(html).toContain(text)
  expect(html.includes('Health index: Statbel, up to January 2027.')).toBe(healthIndices.length > 0)
})

test('a rate without a first day says on which day its source was read', async () => {
  const t = await getTranslator('en', 'nl-BE')
  const rates = [
    { name: 'Duty', source: 'law', validFrom: '2025-01-01', checkedOn: '2026-03-04' },
    { name: 'Fee', source: 'scale', checkedOn: '2026-03-04' },
    { name: 'VAT' },
  ]
  const html = renderToStaticMarkup(<RateSources rates={rates} locale="en" t={t} />)
  expect(html).toContain('Duty: law, in force since 1 January 2025.')
  expect(html).toContain('Fee: scale, as on 4 March 2026.')
  expect(html).toContain('VAT: source not stated; first day not stated by the source.')
})
