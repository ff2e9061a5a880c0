import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { spendToken } from '@/lib/captcha/spend-token'
import { noteDocumentRequest } from '@/lib/documents/document-requests'
import { queueLetter } from '@/lib/mail/queue-letter'

import { recordLeadEvent } from './leads/record-lead-event'

const until = new Date()
const letter = { subject: 'Hello', blocks: [] } as never

test.each([
  ['a token', (payload: Payload) => spendToken(payload, 'key', until)],
  [
    'a letter',
    (payload: Payload) =>
      queueLetter(payload, { key: 'k', template: 't', language: 'fr', recipient: 'a@b.be', letter }),
  ],
  [
    'a document',
    (payload: Payload) =>
      noteDocumentRequest(payload, { email: 'a@b.be', lead: '1', property: '2', document: '3' }),
  ],
  ['an event', (payload: Payload) => recordLeadEvent(payload, { lead: '1', kind: 'note', key: 'k' })],
])('%s is inserted outside of a transaction: its unique key decides', async (_, insert) => {
  const create = vi.fn(async () => ({}))
  await insert({ create } as unknown as Payload)
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ disableTransaction: true }))
})
