import { expect, test } from 'vitest'

import { inOneLanguage } from './client-config'

const texts = { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' }

test('a text in all languages becomes the text of one, at any depth', () => {
  const fields = [{ name: 'price', label: texts, options: [{ value: 'a', label: { ...texts } }] }]
  expect(inOneLanguage({ fields }, 'de')).toEqual({
    fields: [{ name: 'price', label: 'Preis', options: [{ value: 'a', label: 'Preis' }] }],
  })
})

test('the original, which the server goes on using, is not changed', () => {
  const config = { collections: [{ labels: { plural: texts } }] }
  const before = structuredClone(config)
  inOneLanguage(config, 'fr')
  expect(config).toEqual(before)
})

test.each([
  ['an incomplete record', { label: { nl: 'Prijs', fr: 'Prix' } }],
  ['a record with more keys', { label: { ...texts, it: 'Prezzo' } }],
  ['values that are no texts', { publishedIn: { nl: true, fr: true, en: true, de: true } }],
  ['an element', { label: { $$typeof: Symbol.for('react.element'), props: { label: texts } } }],
  ['an instance', { validate: new Date(0), sizes: new Set([texts]) }],
  ['nothing', { label: null, admin: undefined }],
])('%s is shared as it is', (_, value) => {
  expect(inOneLanguage(value, 'fr')).toBe(value)
})

test('an object that occurs twice is copied once', () => {
  const field = { label: texts }
  const { first, second } = inOneLanguage({ first: field, second: field }, 'en')
  expect(first).toEqual({ label: 'Price' })
  expect(second).toBe(first)
})
