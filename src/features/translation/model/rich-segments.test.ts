import { expect, test } from 'vitest'

import { findMarkProblem } from './marked-text'
import { hasSameShape, requiredMarks, segmentsOf, withSegments } from './rich-segments'
import { plainText } from './plain-text'

type Node = Record<string, unknown>

const text = (words: string, format = 0): Node => ({ type: 'text', version: 1, text: words, format })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', version: 1, children })
const link = (url: string, ...children: Node[]): Node => ({
  type: 'link',
  version: 1,
  fields: { url },
  children,
})
const rich = (...children: Node[]) => ({ root: { type: 'root', version: 1, children } })

const picture = { type: 'upload', version: 1, relationTo: 'media', value: 'a1' }

const example = rich(
  { type: 'heading', tag: 'h2', version: 1, children: [text('Nos bureaux')] },
  paragraph(text('Voyez '), link('/bureaux/', text('nos '), text('bureaux', 1)), text(' à Liège.')),
  picture,
  paragraph(),
  {
    type: 'list',
    tag: 'ul',
    version: 1,
    children: [
      {
        type: 'listitem',
        version: 1,
        children: [text('Un'), { type: 'linebreak', version: 1 }, text('deux')],
      },
      {
        type: 'listitem',
        version: 1,
        children: [{ type: 'list', version: 1, children: [{ type: 'listitem', children: [text('trois')] }] }],
      },
    ],
  },
)

test('a rich text has a segment for each line with words, with numbered marks', () => {
  expect(segmentsOf(example).map((segment) => segment.text)).toEqual([
    'Nos bureaux',
    'Voyez <1>nos <2>bureaux</2></1> à Liège.',
    'Un\ndeux',
    'trois',
  ])
  expect(segmentsOf(example)[1] && requiredMarks(segmentsOf(example)[1]!)).toEqual(['1'])
})

test('the same segments make the same rich text', () => {
  const same = withSegments(
    example,
    segmentsOf(example).map((segment) => segment.text),
  )
  expect(plainText(same)).toBe(plainText(example))
  expect(segmentsOf(same).map((segment) => segment.text)).toEqual(
    segmentsOf(example).map((segment) => segment.text),
  )
  expect(hasSameShape(same, example)).toBe(true)
})

test('a translation keeps links, formatting and pictures, wherever its words put them', () => {
  const dutch = withSegments(example, [
    'Onze kantoren',
    'In Luik: <1><2>kantoren</2> van ons</1>',
    'Een\ntwee',
    'drie',
  ])
  expect(dutch).toMatchObject(
    rich(
      { type: 'heading', tag: 'h2', children: [{ text: 'Onze kantoren' }] },
      paragraph({ text: 'In Luik: ' }, link('/bureaux/', text('kantoren', 1), { text: ' van ons' })),
      picture,
      {},
      { type: 'list' },
    ),
  )
  expect(plainText(dutch)).toContain('Een')
})

test('words that look like a mark stay what they are', () => {
  const odd = rich(paragraph(text('a <1> b'), text('c')))
  expect(segmentsOf(odd)[0]?.text).toBe('<1/>c')
  expect(plainText(withSegments(odd, ['d <1/>']))).toBe('d a <1> b')
})

test.each([
  ['a <1>b</1>', null],
  ['a <1>b', { kind: 'unclosed', mark: '<1>' }],
  ['a <1>b</2>', { kind: 'unclosed', mark: '<1>' }],
  ['a <3>b</3> <1>c</1>', { kind: 'unknown', mark: '<3>' }],
  ['<1>b</1> <1>b</1>', { kind: 'unknown', mark: '<1>' }],
  ['a', { kind: 'missing', mark: '<1>' }],
])('marks of %s', (translation, problem) => {
  expect(findMarkProblem(translation, ['1', '2'], ['1'])).toEqual(problem)
})
