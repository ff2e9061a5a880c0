import { expect, test } from 'vitest'

import { clickedBlock, editingBlock, readClickedBlock, readStudioMessage, readyMessage } from './messages'

const id = '65f1c0ffee65f1c0ffee65f1'

test('what one side writes the other side reads', () => {
  expect(readClickedBlock(clickedBlock(id))).toBe(id)
  expect(readStudioMessage(editingBlock(id))).toEqual({ type: 'editing', id })
})

test('the messages of Payload are known', () => {
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
])('%j says nothing to the preview', (message) => {
  expect(readStudioMessage(message)).toBeNull()
})

test.each([
  null,
  'x',
  {},
  { type: 'perron:block' },
  { type: 'perron:block', id: 3 },
  { type: 'perron:editing', id },
])('%j says nothing to the studio', (message) => {
  expect(readClickedBlock(message)).toBeNull()
})
