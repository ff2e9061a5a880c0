import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { claimTokenOnce } from '@/features/submissions/server/claim-token-once'
import { recordDocumentRequest } from '@/features/documents/server/document-requests'
import { queueEmail } from '@/lib/email/queue-email'

import { recordLeadEvent } from '@/features/leads/server/record-lead-event'

const until = new Date()
const message = { subject: 'Hello', blocks: [] } as never

test.each([
  ['a token', (payload: Payload) => claimTokenOnce(payload, 'key', until)],
  [
    'a message',
    (payload: Payload) =>
      queueEmail(payload, { key: 'k', template: 't', language: 'fr', recipient: 'a@b.be', message }),
  ],
  [
    'a document',
    (payload: Payload) =>
      recordDocumentRequest(payload, { email: 'a@b.be', lead: '1', property: '2', document: '3' }),
  ],
  ['an event', (payload: Payload) => recordLeadEvent(payload, { lead: '1', kind: 'note', key: 'k' })],
])('%s is inserted outside of a transaction: its unique key decides', async (_, insert) => {
  const create = vi.fn(async () => ({}))
  await insert({ create } as unknown as Payload)
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ disableTransaction: true }))
})
