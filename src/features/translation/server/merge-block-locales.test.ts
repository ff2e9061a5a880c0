import { expect, test } from 'vitest'

import { mergeBlockLocales } from './merge-block-locales'
import { formatRowLocation, parseRowLocation } from '@/lib/payload/stored-rows'

const texts = { heading: { fr: 'Bonjour', nl: 'Dag' }, link: { label: { fr: 'Lien' }, url: '/a/' } }
const [one, two] = [
  { id: 'old-1', label: { fr: 'Un', nl: 'Een' } },
  { id: 'old-2', label: { fr: 'Deux', nl: 'Twee' } },
]
const model = { id: 'old', ...texts, links: [one, two] }

const copyWith = (...labels: string[]) => ({
  id: 'new',
  heading: 'Bonsoir',
  links: labels.map((label, index) => ({ id: `new-${index + 1}`, label })),
})

test('the copy keeps its own ids, in lists too, and gets the texts of every language', () => {
  expect(mergeBlockLocales(model, copyWith('Un', 'Deux'), 'fr')).toEqual({
    id: 'new',
    ...texts,
    links: [
      { ...one, id: 'new-1' },
      { ...two, id: 'new-2' },
    ],
  })
})

test.each([
  ['lost a row', ['Zéro', 'Un', 'Deux']],
  ['got a row', ['Un']],
  ['has its rows in another order', ['Deux', 'Un']],
  ['says something else', ['Un', 'Trois']],
])('a list whose original %s since gets no texts of other languages', (_what, labels) => {
  expect(mergeBlockLocales(model, copyWith(...labels), 'fr')).toEqual({ id: 'new', ...texts, links: [] })
})

test('selects and rich text are no lists of rows', () => {
  const formatted = (text: string) => ({ root: { children: [{ children: [{ text }] }] } })
  const rows = [{ id: 'a', kinds: ['x', 'y'], body: { fr: formatted('Un'), nl: formatted('Een') } }]
  const copy = { id: 'new', rows: [{ id: 'b', kinds: ['x', 'y'], body: formatted('Un') }] }
  expect(mergeBlockLocales({ id: 'old', rows }, copy, 'fr')).toEqual({
    id: 'new',
    rows: [{ ...rows[0], id: 'b' }],
  })
})

test('the original is not changed', () => {
  const before = structuredClone(model)
  mergeBlockLocales(model, copyWith('Un', 'Deux'), 'fr')
  expect(model).toEqual(before)
})

test('an address is read as it was written', () => {
  const address = { collection: 'pages', document: '65f0', row: '66aa' }
  expect(parseRowLocation(formatRowLocation(address))).toEqual(address)
})

test.each([undefined, null, 4, '', 'pages', 'pages/1', 'pages/1/2/3', '../1/2', 'pages//2', 'a/b/c d', {}])(
  'what is no address is not taken for one: %j',
  (value) => {
    expect(parseRowLocation(value)).toBeNull()
  },
)
