import { expect, test } from 'vitest'

import {
  blockOrder,
  clickedSpot,
  commentMarks,
  commentedPath,
  editingBlock,
  enterPreview,
  isLeaving,
  isReady,
  leavePreview,
  readBlockOrder,
  readClickedSpot,
  readStep,
  readCommentedPath,
  readStudioMessage,
  readTypedText,
  readyMessage,
  typeableText,
  typedText,
  wantedStep,
  type BlockOrder,
} from './messages'
import type { StoredText } from './rich-text'

const id = '65f1c0ffee65f1c0ffee65f1'
const spot = { block: id, field: `links.${id}.label`, document: null }

test('messages of one side are parsed by the other', () => {
  expect(readClickedSpot(clickedSpot(spot))).toEqual(spot)
  const ofAgent = { block: null, field: 'name', document: `agents/${id}` }
  expect(readClickedSpot(clickedSpot(ofAgent))).toEqual(ofAgent)
  expect(readStudioMessage(editingBlock(id))).toEqual({ type: 'editing', id })
  expect(readStudioMessage(enterPreview)).toEqual({ type: 'entered' })
  expect([isLeaving(leavePreview), isLeaving(enterPreview), isLeaving(null)]).toEqual([true, false, false])
})

test('the messages of Payload are parsed', () => {
  const data = { title: 'x' }
  const message = { type: 'payload-live-preview', collectionSlug: 'pages', data, locale: 'fr' }
  expect(readStudioMessage(message)).toEqual({ type: 'form', locale: 'fr', data })
  expect(readStudioMessage({ type: 'payload-document-event' })).toEqual({ type: 'saved' })
})

test.each([
  null,
  undefined,
  'payload-live-preview',
  7,
  [],
  {},
  readyMessage,
  { type: 'payload-live-preview', locale: 'fr', data: [] },
  { type: 'payload-live-preview', data: {} },
  { type: 'perron:editing' },
  { type: 'perron:editing', id: '"] , *' },
  clickedSpot(spot),
])('%j is ignored by the preview', (message) => {
  expect(readStudioMessage(message)).toBeNull()
})

test.each([
  null,
  'x',
  {},
  { type: 'perron:clicked' },
  { type: 'perron:clicked', block: 3, field: 'a..b', document: 'https://x' },
  { type: 'perron:clicked', field: '"] , *' },
  { type: 'perron:editing', id },
])('%j is ignored by the studio', (message) => {
  expect(readClickedSpot(message)).toBeNull()
})

test.each<BlockOrder>([
  { command: 'duplicate', block: id },
  { command: 'move', block: id, before: 'b1' },
  { command: 'move', block: id, before: null },
])('the order %j reaches the studio', (order) => {
  expect(readBlockOrder(blockOrder(order))).toEqual(order)
  expect(readClickedSpot(blockOrder(order))).toBeNull()
})

test.each([
  { type: 'perron:command', command: 'explode', block: id },
  { type: 'perron:command', command: 'up', block: '"]' },
  { type: 'perron:command', command: 'move', block: id },
  clickedSpot(spot),
  null,
])('%j is no order', (message) => {
  expect(readBlockOrder(message)).toBeNull()
})

test('a text typed in the page reaches the form, and its limits the page', () => {
  const path = `blocks.${id}.heading`
  expect(readTypedText(typedText({ path, value: 'A villa' }))).toEqual({ path, value: 'A villa' })
  expect(readTypedText(typedText({ path, value: null }))).toEqual({ path, value: null })
  const text = { path, maxLength: 80, hasLines: false, formatted: null }
  expect(readStudioMessage(typeableText(text))).toEqual({ type: 'typeable', ...text })
  expect(readTypedText({ type: 'perron:typing', path: 'a b', value: 'x' })).toBeNull()
  expect(readStudioMessage({ type: 'perron:typeable', path: '"]' })).toBeNull()
})

test('a formatted text goes there and back, and one with parts that need the form does not', () => {
  const path = `blocks.${id}.content`
  const rootOf = (type: string) => ({ root: { type: 'root', children: [{ type }] } }) as unknown as StoredText
  const formatted = rootOf('paragraph')
  expect(readTypedText(typedText({ path, value: formatted }))).toEqual({ path, value: formatted })
  expect(readTypedText(typedText({ path, value: rootOf('upload') }))).toEqual({ path, value: null })
  const message = typeableText({ path, maxLength: null, hasLines: true, formatted })
  expect(readStudioMessage(message)).toMatchObject({ formatted })
})

test('steps are handed to the form', () => {
  expect(readStep(wantedStep('undo'))).toBe('undo')
  expect(readStep({ type: 'perron:step', step: 'jump' })).toBeNull()
  expect(readStep(clickedSpot(spot))).toBeNull()
})

test('marks of comments are parsed, and paths that could reach a selector are left out', () => {
  const mark = { path: `blocks.${id}.heading`, count: 2, name: '2 open comments' }
  const marks = [mark, { ...mark, path: 'blocks"]' }, { ...mark, count: '2' }, null]
  expect(readStudioMessage(commentMarks(marks as (typeof mark)[]))).toEqual({
    type: 'commented',
    marks: [mark],
  })
  expect(readStudioMessage({ type: 'perron:comment-marks', marks: 'x' })).toBeNull()
})

test('the path of comments that are opened is parsed, and the preview says when it is ready', () => {
  expect(readCommentedPath(commentedPath(`blocks.${id}`))).toBe(`blocks.${id}`)
  expect(readCommentedPath({ type: 'perron:comment', path: '"]' })).toBeNull()
  expect(readCommentedPath(clickedSpot(spot))).toBeNull()
  expect([isReady(readyMessage), isReady({ type: 'payload-live-preview' }), isReady(null)]).toEqual([
    true,
    false,
    false,
  ])
})
