import { expect, test } from 'vitest'

import { asStored, isTypeableText, type StoredText } from './rich-text'

const word = (text: string, more = {}) => ({
  type: 'text',
  version: 1,
  text,
  mode: 'normal',
  format: 0,
  style: '',
  ...more,
})
const textOf = (...children: object[]) =>
  ({ root: { type: 'root', version: 1, children } }) as unknown as StoredText
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })

test.each([
  ['words with marks', textOf(paragraph(word('One', { format: 1 }))), true],
  ['a link', textOf(paragraph({ type: 'link', fields: { url: '/' }, children: [word('here')] })), true],
  [
    'a list',
    textOf({ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [] }] }),
    true,
  ],
  ['a list to tick', textOf({ type: 'list', listType: 'check', children: [] }), false],
  ['a picture', textOf({ type: 'upload', value: 'x' }), false],
  ['a table in a quote', textOf({ type: 'quote', children: [{ type: 'table', children: [] }] }), false],
  ['a node without a kind', textOf({ children: [] }), false],
  ['a text', 'One', false],
  ['nothing', null, false],
])('%s can be typed in the page: %#', (_, value, isTypeable) => {
  expect(isTypeableText(value)).toBe(isTypeable)
})

test('a placeholder is stored as a part of its sentence', () => {
  const token = word('{phone}', { mode: 'token' })
  expect(asStored(textOf(paragraph(word('Call '), token, word('.'))))).toEqual(
    textOf(paragraph(word('Call {phone}.'))),
  )
  const bold = word('now', { format: 1 })
  expect(asStored(textOf(paragraph(word('Call '), token, bold)))).toEqual(
    textOf(paragraph(word('Call {phone}'), bold)),
  )
})
