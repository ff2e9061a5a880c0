import { expect, test } from 'vitest'

import type { OwnedProperty, OwnerLead } from '@/features/accounts/model/owner-facts'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { renderToHtml } from '../../../../tests/support/render-block'

import { PortalHead } from './portal-frame'
import { CommercialStats } from './portal-stats'

const lead: OwnerLead = { id: 'l1', form: 'visitRequest', name: 'Els', at: '2026-11-20T09:00:00.000Z' }
const priceHistory = [
  { date: '2026-10-01T09:00:00.000Z', price: 250_000 },
  { date: '2026-11-01T09:00:00.000Z', price: 240_000 },
]
const property: OwnedProperty = {
  id: 'p1',
  ref: 4310,
  goal: 'sale',
  title: 'Villa',
  typeName: 'Villa',
  address: '',
  shown: 'available',
  price: 240_000,
  priceHistory,
  onlineSince: null,
  soldAt: null,
  livingArea: null,
  groundArea: null,
  latitude: null,
  longitude: null,
  webId: null,
  agent: null,
}

async function stats(locale: Locale, leads: OwnerLead[]): Promise<string> {
  const context = { property, locale, priceStyle: 'ofPage', isReadOnly: false } as const
  return renderToHtml(
    <CommercialStats
      visits={{ day: 1, week: 5, month: 20, total: 50, days: [] }}
      leads={leads}
      {...{ viewings: 0, offers: 0, media: 0 }}
      context={{ ...context, t: await getTranslator(locale, 'nl-BE') }}
    />,
  )
}

test('requests are set against visits once there are some', async () => {
  const t = await getTranslator('fr', 'nl-BE')
  expect(await stats('fr', [lead])).toContain(t('portal.commercial.share', { share: '2' }))
  expect(await stats('fr', [])).not.toContain(t('portal.commercial.share', { share: '0' }))
})

test.each([
  ['fr', '−4\u00a0%'],
  ['en', '−4%'],
  ['de', '−4\u00a0%'],
] as const)('a change of the price is written as in %s', async (locale, change) => {
  expect(await stats(locale, [])).toContain(`>${change}</td>`)
})

test('the menu names no page without content, except the open one', async () => {
  const t = await getTranslator('fr', 'nl-BE')
  const context = { property, locale: 'fr', priceStyle: 'ofPage', isReadOnly: false, t } as const
  const head = (section: 'overview' | 'media') =>
    renderToHtml(<PortalHead context={context} section={section} empty={['media', 'documents']} />)
  expect(await head('overview')).toContain('/fr/login/p1/communications/')
  expect(await head('overview')).not.toMatch(/\/(media|documents)\//)
  expect(await head('media')).toMatch(/p1\/media\/" aria-current="page"/)
})
