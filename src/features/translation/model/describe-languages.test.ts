import { expect, test } from 'vitest'

import { describeLanguages, publishedInAfter } from './describe-languages'
import { exampleSchema } from './translation.fixture'

const options = { collection: 'pages', schema: exampleSchema, siteLanguage: 'nl', language: 'nl' } as const

const describePage = (change: object = {}) =>
  describeLanguages(
    {
      id: 'p1',
      _status: 'published',
      publishedIn: ['fr', 'nl'],
      ...{
        title: { fr: 'Vendre', nl: 'Verkopen' },
        blocks: [{ id: 'a', blockType: 'richText', heading: { fr: 'x'.repeat(200) } }],
      },
      ...change,
    },
    options,
  )

test('describes a missing text by label, tab and path in the form', () => {
  const { languages, source, title, status } = describePage()
  expect({ source, title, status }).toEqual({ source: 'fr', title: 'Vendre', status: 'published' })
  expect(languages.nl).toEqual({
    state: 'partial',
    isNamed: true,
    stale: [],
    missing: [{ at: 'blocks.0.heading', tab: 0, label: 'Citaat 1 › heading', excerpt: `${'x'.repeat(80)}…` }],
  })
})

test('a document without a localized title has its title for editors', () => {
  expect(describeLanguages({ id: 'm1', name: 'Contact' }, options).title).toBe('Contact')
  expect(describeLanguages({ id: 'm1', studioTitle: '12 · Liège' }, options).title).toBe('12 · Liège')
  expect(describeLanguages({ id: 'm1' }, options).title).toBe('m1')
})

test('null means that the document has no choice of languages, an empty list means all', () => {
  expect(describePage({ publishedIn: undefined }).publishedIn).toBeNull()
  expect(describePage({ publishedIn: [] }).publishedIn).toEqual(['nl', 'fr', 'en', 'de'])
})

test.each([
  ['nl', false, ['fr']],
  ['fr', true, ['nl', 'fr']],
  ['de', true, 'nameless'],
  ['de', false, ['nl', 'fr']],
] as const)('%s, published %s, gives %j', (language, isPublished, expected) => {
  expect(publishedInAfter(describePage(), language, isPublished)).toEqual(expected)
})

test('the last language stays', () => {
  expect(publishedInAfter(describePage({ publishedIn: ['fr'] }), 'fr', false)).toBe('last')
})
