import type { Payload } from 'payload'
import { expect, test } from 'vitest'

import { readReceipt } from '@/features/submissions/server/api'

import { makeReceipt } from './make-receipt'

const payloadWith = (...docs: { id: string }[]) =>
  ({ find: () => Promise.resolve({ docs }) }) as unknown as Payload

test('a receipt opens its booking, and no other', async () => {
  const receipt = (await makeReceipt(payloadWith({ id: '0a1b-2c3d' }), 'key')) ?? ''
  expect(readReceipt('booking', receipt)).toBe('0a1b-2c3d')
  expect(readReceipt('booking', receipt.replace('0a1b', '0a1c'))).toBeNull()
  expect(readReceipt('booking', [receipt])).toBeNull()
  expect(readReceipt('search', receipt)).toBeNull()
})

test('a submission that booked nothing has no receipt', async () => {
  expect(await makeReceipt(payloadWith(), 'key')).toBeNull()
})
