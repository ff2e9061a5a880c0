import fc from 'fast-check'
import { expect, test } from 'vitest'

import { descriptionLength } from '@/features/property/model/excerpt'

import { siteSuffix, textsOfPage, type PageTexts } from './page-texts'
import { lengthOf, lengthState } from './text-length'

const site = { suffix: 'Immo Perron', description: 'Votre agence à Liège.' }
const page: PageTexts = { title: 'Services', ownDescription: 'Ce que nous faisons.' }

test.each<[string, PageTexts, Record<string, unknown>]>([
  [
    'a page without texts of its own',
    { title: 'Services' },
    {
      title: { text: 'Services – Immo Perron', source: 'title' },
      description: { text: 'Votre agence à Liège.', source: 'siteDescription' },
      card: { title: { source: 'title' }, description: { source: 'siteDescription' } },
    },
  ],
  [
    'a page with an introduction',
    page,
    { description: { text: 'Ce que nous faisons.', source: 'ownDescription' } },
  ],
  [
    'a page with a title for the tab',
    { ...page, seo: { pageTitle: 'Onglet', metaTitle: '' } },
    { title: { text: 'Onglet – Immo Perron', source: 'pageTitle' } },
  ],
  [
    'a page with everything',
    {
      ...page,
      seo: {
        pageTitle: 'Onglet',
        metaTitle: 'Titre méta',
        metaDescription: 'Description méta',
        ogTitle: 'Carte',
        ogDescription: 'Description de carte',
        twitterTitle: 'X',
      },
    },
    {
      title: { text: 'Titre méta – Immo Perron', source: 'metaTitle' },
      description: { text: 'Description méta', source: 'metaDescription' },
      card: { title: { text: 'Carte', source: 'ogTitle' }, description: { source: 'ogDescription' } },
      twitter: { title: { text: 'X', source: 'twitterTitle' }, description: { source: 'ogDescription' } },
    },
  ],
  [
    'switched off texts',
    { ...page, isActiveSEO: false, seo: { metaTitle: 'Titre méta', ogTitle: 'Carte' } },
    { title: { source: 'title' }, card: { title: { text: 'Services', source: 'title' } } },
  ],
])('%s', (_, given, expected) => {
  expect(textsOfPage(given, site)).toMatchObject(expected)
})

test('a title with the agency’s name gets no second one', () => {
  expect(textsOfPage({ title: 'Immo Perron à Liège' }, site).title.text).toBe('Immo Perron à Liège')
  expect(siteSuffix('', 'Agence')).toBe('Agence')
  expect(siteSuffix(null, undefined)).toBe('Perron')
})

test('a description is cut at 250 characters on a word, for search engines and cards alike', () => {
  const { description, card, twitter } = textsOfPage({ title: 'x', ownDescription: 'mot '.repeat(100) }, site)
  const cut = `${'mot '.repeat(62).trimEnd()}…`
  expect([description?.text, card.description?.text, twitter.description?.text]).toEqual([cut, cut, cut])
})

test('a description is never longer than that, and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { description } = textsOfPage({ title: 'x', ownDescription: text }, { suffix: 's' })
      expect((description?.text ?? '').length).toBeLessThanOrEqual(descriptionLength + 1)
    }),
  )
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(49), 'short'],
  ['x'.repeat(50), 'good'],
  ['é'.repeat(60), 'good'],
  ['x'.repeat(61), 'long'],
] as const)('a title of %j is %s', (text, state) => {
  expect(lengthState(text, 'title')).toBe(state)
})

test('characters count as people count them', () => {
  expect(lengthOf('😀é')).toBe(2)
})
