import { expect, test } from 'vitest'

import { documentTexts, wordsIn } from './document-texts'
import { plainText } from './plain-text'
import { exampleSchema } from './translation.fixture'

const rich = (...lines: string[]) => ({
  root: {
    type: 'root',
    children: lines.map((line) => ({
      type: 'paragraph',
      children: line.split('*').map((part, index) => ({ type: 'text', text: part, format: index % 2 })),
    })),
  },
})

const page = {
  title: { fr: 'Vendre', nl: 'Verkopen' },
  slug: { fr: 'vendre' },
  intro: { fr: 'Bonjour' },
  body: { fr: rich('Une *belle* maison') },
  picture: { fr: 'p1' },
  seo: { metaTitle: { fr: 'Vendre vite' } },
  note: { nl: 'Nota' },
  blocks: [
    {
      id: 'b1',
      blockType: 'richText',
      heading: { fr: 'Un' },
      colour: 'red',
      links: [{ id: 'l1', label: { fr: 'Ici' } }],
    },
    { id: 'b2', blockType: 'gone', heading: { fr: 'Perdu' } },
    {
      id: 'b3',
      blockType: 'richText',
      heading: null,
      inner: [{ id: 'i1', blockType: 'richText', heading: { nl: 'Diep' } }],
    },
  ],
}

test('finds every localized text with its stable path and its path in the form', () => {
  expect(documentTexts(exampleSchema, page).map(({ path, at }) => [path, at])).toEqual([
    ['title', 'title'],
    ['intro', 'intro'],
    ['body', 'body'],
    ['blocks.b1.heading', 'blocks.0.heading'],
    ['blocks.b1.links.l1.label', 'blocks.0.links.0.label'],
    ['blocks.b3.heading', 'blocks.2.heading'],
    ['blocks.b3.inner.i1.heading', 'blocks.2.inner.0.heading'],
    ['seo.metaTitle', 'seo.metaTitle'],
    ['note', 'note'],
  ])
})

test('labels a text by its blocks and its field', () => {
  const text = documentTexts(exampleSchema, page).find(({ at }) => at === 'blocks.0.links.0.label')
  expect(text?.parts).toEqual([
    { label: { fr: 'Citation', nl: 'Citaat' }, number: 1 },
    { label: 'Lien', number: 1 },
    { label: { fr: 'label', nl: 'label' } },
  ])
})

test('reads the words of one language', () => {
  const [title, intro] = documentTexts(exampleSchema, page)
  expect(title && wordsIn(title, 'nl')).toBe('Verkopen')
  expect(intro && wordsIn(intro, 'nl')).toBe('')
})

test('a document read in one language has that language only', () => {
  const [title] = documentTexts(exampleSchema, { title: 'Verkopen' }, 'nl')
  expect(title?.values).toEqual({ nl: 'Verkopen' })
})

test('finds the tab of a top-level field', () => {
  expect(Object.fromEntries(exampleSchema.tabs)).toEqual({ intro: 0, body: 0, blocks: 0, seo: 1 })
})

test.each([
  ['a plain text without the spaces around it', '  Bonjour ', 'Bonjour'],
  ['nothing', null, ''],
  ['an empty rich text', rich(''), ''],
  ['a rich text without its markup', rich('Une *belle* maison', 'à vendre'), 'Une belle maison\nà vendre'],
  ['something else', 7, ''],
])('the words of %s', (_, value, words) => {
  expect(plainText(value)).toBe(words)
})
