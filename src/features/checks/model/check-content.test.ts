import { expect, test } from 'vitest'

import { checkColours, checkContent, checkSearchTexts } from './check-content'
import { checkHeadings } from './check-headings'
import type { Content } from './content-issue'

const text = (words: string) => ({ type: 'text', text: words })
const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [text(words)] })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })
const block = (parts: object) => ({ blockType: 'richText', titleSize: 'h2', ...parts })
const short = (issues: { kind: string; at: string }[]) => issues.map(({ kind, at }) => `${kind} ${at}`)

const hero = { blockType: 'heroBanner', title: 'Welcome' }

const pages: [name: string, content: Content, found: string[]][] = [
  ['a page without blocks', { title: 'A' }, []],
  [
    'blocks below the title',
    { title: 'A', blocks: [block({ heading: 'B', text: rich(heading('h3', 'C')) })] },
    [],
  ],
  ['a hero and blocks', { title: 'A', blocks: [hero, block({ heading: 'B' })] }, []],
  [
    'two main titles',
    { title: 'A', blocks: [hero, block({ heading: 'B', titleSize: 'h1' })] },
    ['secondMainTitle blocks.1.titleSize'],
  ],
  [
    'a banner and a hero',
    { title: 'A', showPageBanner: true, blocks: [hero] },
    ['secondMainTitle blocks.0.title'],
  ],
  ['a hidden hero', { title: 'A', showPageBanner: true, blocks: [{ ...hero, status: 'hidden' }] }, []],
  [
    'a main title in a text',
    { title: 'A', blocks: [block({ text: rich(heading('h1', 'B')) })] },
    ['secondMainTitle blocks.0.text'],
  ],
  [
    'a level left out',
    { title: 'A', blocks: [block({ heading: 'B', text: rich(heading('h4', 'C')) })] },
    ['skippedLevel blocks.0.text'],
  ],
  [
    'a text below no title of its block',
    { title: 'A', blocks: [block({ text: rich(heading('h3', 'C'), heading('h4', 'D')) })] },
    ['skippedLevel blocks.0.text'],
  ],
  [
    'blocks in the order of their numbers',
    {
      title: 'A',
      blocks: [block({ text: rich(heading('h3', 'C')) }), block({ heading: 'B', sort: 1 })],
    },
    [],
  ],
  [
    'a heading without words',
    { title: 'A', blocks: [block({ text: rich(heading('h2', ' ')) })] },
    ['emptyHeading blocks.0.text'],
  ],
]

test.each(pages)('headings of %s', (_, content, issues) => {
  expect(short(checkHeadings(content, true))).toEqual(issues)
})

test('an article always shows its title, above its text', () => {
  const article = {
    title: 'A',
    body: rich(heading('h2', 'B')),
    blocks: [block({ heading: 'C', titleSize: 'h1' })],
  }
  expect(short(checkHeadings(article, false))).toEqual(['secondMainTitle blocks.0.titleSize'])
})

test.each([
  ['#ffffff', 0],
  ['#0f1a24', 0],
  ['#1f6f5c', 0],
  ['#7d7d7d', 1],
  ['red', 0],
])('a background %s gives %i findings', (colour, count) => {
  const colours = { backgroundType: 'colour', colorBackground: colour }
  expect(checkColours({ blocks: [block(colours)] })).toHaveLength(count)
  expect(checkColours({ showPageBanner: true, banner: { type: 'colour', colour } })).toHaveLength(count)
  expect(checkColours({ blocks: [block({ ...colours, backgroundType: 'none' })] })).toEqual([])
  expect(checkColours({ blocks: [block({ ...colours, status: 'hidden' })] })).toEqual([])
  expect(checkColours({ banner: { type: 'colour', colour } })).toEqual([])
})

const site = { suffix: 'Agency', description: 'Of the whole site' }
const good = 'x'.repeat(130)

test.each([
  ['own texts of a good length', { title: 'A', seo: { metaDescription: good } }, []],
  ['a title that is cut', { title: 'x'.repeat(61), seo: { metaDescription: good } }, ['longTitle title']],
  [
    'a title for search engines that is cut',
    { title: 'A', seo: { metaTitle: 'x'.repeat(55), metaDescription: good } },
    ['longTitle seo.metaTitle'],
  ],
  ['no description', { title: 'A' }, ['noDescription seo.metaDescription']],
  ['an introduction', { title: 'A', intro: 'Some words' }, []],
  ['the text of a banner', { title: 'A', showPageBanner: true, banner: { description: 'Words' } }, []],
  [
    'the text of a banner that is off',
    { title: 'A', banner: { description: 'Words' } },
    ['noDescription seo.metaDescription'],
  ],
  [
    'a long description',
    { title: 'A', seo: { metaDescription: 'x'.repeat(156) } },
    ['longDescription seo.metaDescription'],
  ],
  [
    'a short description',
    { title: 'A', seo: { metaDescription: 'Short' } },
    ['shortDescription seo.metaDescription'],
  ],
  [
    'texts that are switched off',
    { title: 'A', isActiveSEO: false, seo: { metaDescription: good } },
    ['noDescription seo.metaDescription'],
  ],
  ['nothing yet', { title: '' }, []],
] as [string, Content, string[]][])('search engines and %s', (_, content, issues) => {
  expect(short(checkSearchTexts(content, site))).toEqual(issues)
})

test('what the server knows becomes findings of the fields', () => {
  const form = {
    collection: 'properties',
    content: { title: 'A' },
    pictures: [
      { value: 'p1', at: 'pictures' },
      { value: 'p2', at: 'pictures' },
      { value: 'p3', at: 'plans' },
    ],
    links: [
      { value: '/a/', at: 'x.url' },
      { value: '/b/', at: 'y.url' },
      { value: '/a/', at: 'x.url' },
    ],
  }
  expect(checkContent(form, null)).toEqual([])
  const knownFaults = { withoutAlt: ['p1', 'p2'], links: { '/a/': 'missing' as const }, site }
  expect(checkContent(form, knownFaults)).toEqual([
    { kind: 'noAlternativeText', at: 'pictures', values: {} },
    { kind: 'brokenLink', at: 'x.url', values: { url: '/a/', fault: 'missing' } },
  ])
})
