import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { arrangeFacts } from '@/features/property-page/model/arrange-facts'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { house } from '@/features/property-page/model/property-detail.fixture'
import { showInstead } from '@/lib/cache/preview-overlay'
import { getTranslator } from '@/lib/i18n/translator'

import { EnergySection, Register } from './fact-sections'
import { KeyFacts } from './key-facts'
import { PropertyAside } from './property-aside'
import { PropertyHead } from './property-head'

// React empties its cache after each request; a test is one request.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: <T,>(make: () => T) => {
    const made = make()
    return () => made
  },
}))

afterEach(() => {
  showInstead({ marksFields: false })
})

const fact = (field: string, value: string) => ({ field, label: field, value })

const shown: PropertyDetail = {
  ...house,
  sections: [
    { section: 'general', title: null, facts: [fact('constructionYear', '1930'), fact('elevation', '4 m')] },
    { section: 'energy', title: null, facts: [fact('epcTotal', '21 000')] },
  ],
  epc: { state: 'known', label: 'E', isComputed: true, scale: ['A', 'E'], consumption: '400' },
  history: { since: '2026-11-01T10:00:00.000Z', steps: [] },
  agent: {
    id: 'a1',
    name: 'Annelies Wouters',
    role: null,
    phone: null,
    whatsapp: null,
    email: null,
    portrait: null,
    registrationNumber: null,
  },
}

async function render(property: PropertyDetail) {
  const t = await getTranslator('fr', 'nl-BE')
  const facts = arrangeFacts(property, { locale: 'fr', hasCosts: false })
  const props = { property, facts, forms: [], url: '', locale: 'fr', priceStyle: 'ofPage', t } as const
  return renderToStaticMarkup(
    <>
      <PropertyHead {...props}>{null}</PropertyHead>
      <KeyFacts {...props} />
      <PropertyAside {...props} />
      <EnergySection {...props} />
      <Register {...props} />
    </>,
  )
}

test('a public page of a property has no mark', async () => {
  expect(await render(shown)).not.toMatch(/data-(field|document|message)/)
})

test.each([
  ['headline', '<h1'],
  ['locality', '<p'],
  ['price', '<div'],
  ['bedrooms', '<li'],
  ['onlineSince', '<span'],
  ['constructionYear', '<div'],
  // The label is computed from the consumption.
  ['energyPerformance', '<span'],
  ['epcTotal', '<div'],
  ['elevation', '<details'],
  ['agent', '<div'],
])('in a preview %s is marked', async (field, start) => {
  showInstead({ marksFields: true })
  const html = await render(shown)
  expect(html).toMatch(new RegExp(`${start}[^>]* data-field="${field}"`))
  expect(html).toContain('data-document="agents/a1"')
})

test('the amount of a life annuity leads to the amounts of the annuity', async () => {
  showInstead({ marksFields: true })
  const withPrice = (price: PropertyDetail['summary']['price']) =>
    render({ ...shown, summary: { ...shown.summary, price } })
  const bouquet = await withPrice({ kind: 'exact', price: 52_000, monthly: false, annuity: 740 })
  expect(bouquet).toContain('data-field="bouquet"')
  expect(await withPrice({ kind: 'annuity', annuity: 740 })).toContain('data-field="viagerIndexedRent"')
  expect(await withPrice({ kind: 'hidden' })).toContain('data-field="publishPrice"')
})
