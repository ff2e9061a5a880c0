import { expect, test } from 'vitest'

import { clickedBlock, editingBlock, readClickedBlock, readStudioMessage, readyMessage } from './messages'

const id = '65f1c0ffee65f1c0ffee65f1'

test('messages of one side are parsed by the other', () => {
  expect(readClickedBlock(clickedBlock(id))).toBe(id)
  expect(readStudioMessage(editingBlock(id))).toEqual({ type: 'editing', id })
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
  { type: 'perron:block', id },
])('%j is ignored by the preview', (message) => {
  expect(readStudioMessage(message)).toBeNull()
})

test.each([
  null,
  'x',
  {},
  { type: 'perron:block' },
  { type: 'perron:block', id: 3 },
  { type: 'perron:editing', id },
])('%j is ignored by the studio', (message) => {
  expect(readClickedBlock(message)).toBeNull()
})
