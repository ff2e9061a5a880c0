import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import type { CardData } from './card-data'
import { PropertyRow } from './property-row'
import { cardLabels } from './to-card-data'

const card: CardData = {
  ref: 4310,
  href: '/fr/a-vendre/awans/maison/4310/',
  title: 'Maison à Awans',
  place: '4340 Awans',
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

test('the links of a row name what they do and for which property', async () => {
  const agent = { name: 'Sophie', phone: { href: 'tel:+32470000001', text: '0470 00 00 01' } }
  const html = await row({ agent, visitHref: `${card.href}?form=visitRequest` })
  expect(html).toContain(
    '<a href="tel:+32470000001" aria-label="Appeler, Sophie, 0470 00 00 01">0470 00 00 01</a>',
  )
  expect(html).toContain('aria-label="Demander une visite, Maison à Awans">Demander une visite</a>')
  expect(html.indexOf('card-link')).toBeLessThan(html.indexOf('tel:'))
})

test('without a number the agent is a name alone, without agent and form there is no place for them', async () => {
  expect(await row({ agent: { name: 'Sophie', phone: null } })).toContain('<p>Sophie</p>')
  expect(await row({})).not.toContain('row-contact')
})

test('the open house carries the moment from which a script hides it', async () => {
  const until = '2026-12-05T11:00:00.000Z'
  expect(await row({ openHouse: { text: 'Portes ouvertes', until } })).toContain(
    `<p class="card-open" data-until="${until}">Portes ouvertes</p>`,
  )
})
