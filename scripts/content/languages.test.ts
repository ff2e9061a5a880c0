import { expect, test } from 'vitest'

import { inLanguage, withOtherLanguages } from './languages'

const title = { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }

test('reads data in one language, also inside rows and groups', () => {
  const data = {
    title,
    sort: 1,
    blocks: [{ blockType: 'image', caption: title }],
    seo: { pageTitle: title },
    page: null,
  }
  expect(inLanguage(data, 'de')).toEqual({
    title: 'Zu verkaufen',
    sort: 1,
    blocks: [{ blockType: 'image', caption: 'Zu verkaufen' }],
    seo: { pageTitle: 'Zu verkaufen' },
    page: null,
  })
})

test('adds the other languages to what Payload would store', () => {
  const data = { title, rows: [{ name: title, path: '/a/' }], seo: { pageTitle: title } }
  const stored = {
    title: { fr: 'À vendre' },
    slug: 'a-vendre',
    rows: [{ id: '1', name: { fr: 'À vendre' }, path: '/a/' }],
    seo: { pageTitle: { fr: 'À vendre' } },
  }
  expect(withOtherLanguages(stored, data, 'fr')).toEqual({
    title,
    slug: 'a-vendre',
    rows: [{ id: '1', name: title, path: '/a/' }],
    seo: { pageTitle: title },
  })
})

test('keeps what a hook made of the saved language', () => {
  expect(withOtherLanguages({ path: { fr: '/a-vendre/' } }, { path: title }, 'fr')).toEqual({
    path: { ...title, fr: '/a-vendre/' },
  })
})

test('prefers the given texts to those that a hook filled in other languages', () => {
  expect(withOtherLanguages({ name: { fr: 'À vendre', nl: 'À vendre' } }, { name: title }, 'fr')).toEqual({
    name: title,
  })
})

test('refuses several languages for a field that has one', () => {
  expect(() => withOtherLanguages({ name: 'À vendre' }, { name: title }, 'fr')).toThrow('not localised')
})

test('repeats the one value given to a localised field', () => {
  const stored = { name: { fr: 'Tilleur' }, body: { fr: { root: { children: [] } } }, zip: '4420' }
  const data = { name: 'Tilleur', body: { root: { children: [] } }, zip: '4420' }
  expect(withOtherLanguages(stored, data, 'fr')).toMatchObject({
    name: { nl: 'Tilleur', de: 'Tilleur' },
    body: { en: { root: { children: [] } } },
    zip: '4420',
  })
})
