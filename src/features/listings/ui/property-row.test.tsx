import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import type { CardData } from './card-data'
import { PropertyCard } from './property-card'
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

test.each([
  ['Rue du Puits', 'Rue du Puits<i>, Awans, Maison, €\u00a0300.000</i>', {}],
  // What the agent says is no name.
  [
    'the sentence of an agent',
    'Rue du Puits<i>, Awans, Maison, €\u00a0300.000</i>',
    { agentLine: { text: 'Le soir, le jardin a du soleil.', name: 'Anne', portrait: null } },
  ],
  ['a property that is gone', 'Rue du Puits<i>, Awans, Maison</i>', { price: { amount: '' } }],
])('the link of a row has place, kind and price in its name: %s', async (_, name, change) => {
  expect(await row(change)).toContain(`class="card-link">${name}</a>`)
})

test('the link of a card shows the place where the agent has a line, and has the reference in its name', async () => {
  const agentLine = { text: 'Calme.', name: 'Anne', portrait: null }
  const labels = cardLabels(await getTranslator('fr', 'nl-BE'))
  const linkOf = (change: Partial<CardData>) =>
    /card-link">(.*?)<\/a>/.exec(
      renderToStaticMarkup(<PropertyCard card={{ ...card, ...change }} labels={labels} sizes="14rem" />),
    )?.[1]
  expect(linkOf({ agentLine })).toBe('Rue du Puits, Awans<i>, Maison, €\u00a0300.000, Réf. 4310</i>')
  expect(linkOf({})).toBe('Rue du Puits<i>, Awans, Maison, €\u00a0300.000, Réf. 4310</i>')
  expect(linkOf({ place: '', price: { amount: '€\u00a0900', after: '/ mois' } })).toBe(
    'Rue du Puits<i>, Maison, €\u00a0900 / mois, Réf. 4310</i>',
  )
})

test('the open house carries the moment from which a script hides it', async () => {
  const until = '2026-12-05T11:00:00.000Z'
  expect(await row({ openHouse: { text: 'Portes ouvertes', until } })).toContain(
    `<p class="card-open" data-until="${until}">Portes ouvertes</p>`,
  )
})
