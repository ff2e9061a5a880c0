import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import type { CardData } from './card-data'
import { PropertyRow } from './property-row'
import { cardLabels } from './to-card-data'

const card: CardData = {
  ref: 4310,
  href: '/fr/a-vendre/awans/maison/4310/',
  title: 'Rue du Puits',
  kind: 'Maison',
  place: 'Awans',
  price: { amount: '€\u00a0300.000' },
  facts: {},
}

const row = async (change: Partial<CardData>) =>
  renderToStaticMarkup(
    <PropertyRow
      card={{ ...card, ...change }}
      labels={cardLabels(await getTranslator('fr', 'nl-BE'))}
      sizes="14rem"
    />,
  )

test('the one action of a row names what it does and for which property', async () => {
  const html = await row({ visitHref: `${card.href}?form=visitRequest` })
  expect(html).toContain('aria-label="Demander une visite, Rue du Puits">Demander une visite</a>')
  expect(html.match(/<a /g)).toHaveLength(2)
  expect((await row({})).match(/<a /g)).toHaveLength(1)
})

test('the open house carries the moment from which a script hides it', async () => {
  const until = '2026-12-05T11:00:00.000Z'
  expect(await row({ openHouse: { text: 'Portes ouvertes', until } })).toContain(
    `<p class="card-open" data-until="${until}">Portes ouvertes</p>`,
  )
})
