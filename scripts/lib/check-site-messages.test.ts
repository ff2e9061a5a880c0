import { expect, test } from 'vitest'

import { checkSiteMessages } from './check-site-messages'
import type { Tree } from './site-messages.mjs'

const productKeys = new Map([
  ['fr/site', new Set(['header.menu'])],
  ['nl/site', new Set(['header.menu'])],
  ['fr/schema', new Set(['collections.pages.fields.title.label', 'shared.city'])],
])

const problems = (ownTexts: Record<string, Tree>) =>
  checkSiteMessages({ productKeys, ownTexts: new Map(Object.entries(ownTexts)), languages: ['fr', 'nl'] })

test('own words over those of the product are accepted in one language', () => {
  expect(problems({ 'fr/site': { header: { menu: 'Sommaire' } } })).toEqual([])
})

test('a text of a field may be its label alone, or more than that', () => {
  expect(
    problems({
      'fr/schema': {
        collections: { pages: { fields: { title: 'Nom' } } },
        shared: { city: { label: 'Commune', description: 'Sans code postal' } },
      },
    }),
  ).toEqual(['site/messages/nl/schema.json: no shared.city.description, which another language has'])
})

test('words over a text that does not exist are named', () => {
  expect(problems({ 'fr/site': { header: { menü: 'Sommaire' } } })).toEqual([
    'site/messages/fr/site.json: the product has no text header.menü',
  ])
})

test('an own text is needed in every language of the site', () => {
  expect(problems({ 'fr/site': { own: { stairs: 'Escaliers' } } })).toEqual([
    'site/messages/nl/site.json: no own.stairs, which another language has',
  ])
  expect(
    problems({ 'fr/site': { own: { stairs: 'Escaliers' } }, 'nl/site': { own: { stairs: 'Trap' } } }),
  ).toEqual([])
})
