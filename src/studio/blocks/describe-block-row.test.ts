import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { describeBlockRow } from './describe-block-row'

const label = (en: string) => ({ en })

const fields = [
  { name: 'goal', type: 'select', options: [{ value: 'sale', label: label('For sale') }] },
  { name: 'article', type: 'relationship', relationTo: 'articles' },
  { name: 'content', type: 'richText' },
  { name: 'pictures', type: 'array', label: label('Pictures'), fields: [] },
  { name: 'heading', type: 'text' },
  {
    type: 'collapsible',
    fields: [
      { name: 'description', type: 'textarea' },
      { name: 'agents', type: 'relationship', relationTo: 'agents', hasMany: true, label: label('Agents') },
      { name: 'backgroundImage', type: 'upload', relationTo: 'media' },
      { name: 'status', type: 'select', options: [{ value: 'hidden', label: label('Hidden') }] },
    ],
  },
] as unknown as ClientField[]

const richText = (...lines: string[]) => ({
  root: { children: lines.map((text) => ({ children: [{ text }] })) },
})

test.each([
  [
    'its heading before all else',
    { heading: ' Our  team ', goal: 'sale' },
    { kind: 'text', text: 'Our team' },
  ],
  ['its text', { heading: '', content: richText('One', 'two.') }, { kind: 'text', text: 'One two.' }],
  [
    'what it relates to',
    { article: '65f0', goal: 'sale' },
    { kind: 'related', collection: 'articles', id: '65f0' },
  ],
  [
    'what it relates to, of several collections',
    { article: { relationTo: 'pages', value: '7' } },
    { kind: 'related', collection: 'pages', id: '7' },
  ],
  ['how many items it lists', { pictures: [{}, {}] }, { kind: 'count', count: 2, label: label('Pictures') }],
  ['how many documents it lists', { agents: ['1'] }, { kind: 'count', count: 1, label: label('Agents') }],
  ['its description', { description: 'A line\nor two' }, { kind: 'text', text: 'A line or two' }],
  ['what was chosen', { goal: 'sale' }, { kind: 'choice', label: label('For sale') }],
])('a row shows %s', (_, row, expected) => {
  expect(describeBlockRow(row, fields)).toEqual(expected)
})

test.each([
  {},
  { heading: '   ', pictures: [], article: null, content: null },
  { status: 'hidden', backgroundImage: '65f0' },
  { heading: 4, article: {}, goal: 'gone', unknown: 'x' },
])('an empty row only shows its type: %j', (row) => {
  expect(describeBlockRow(row, fields)).toBeNull()
})

test('a long text ends in one line', () => {
  const content = describeBlockRow({ content: richText(...Array<string>(60).fill('many words')) }, fields)
  expect(content).toMatchObject({ kind: 'text' })
  expect((content as { text: string }).text).toMatch(/^many words .{60,80}…$/)
})
