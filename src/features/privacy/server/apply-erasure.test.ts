import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { applyErasure } from './apply-erasure'

test('a visit of the day that has just ended in Belgium is no future visit', async () => {
  const docs = [
    { id: 'past', day: '2027-06-30', status: 'confirmed' },
    { id: 'toCome', day: '2027-07-01', status: 'confirmed' },
  ]
  const updateOne = vi.fn(async (_: { id: string; data: object }) => null)
  const db = { find: async () => ({ docs, hasNextPage: false }), updateOne }
  await applyErasure(
    { db } as unknown as Payload,
    { slug: 'appointments', action: 'anonymise', ids: ['past', 'toCome'] },
    // 00:30 on 1 July in Belgium
    { email: 'aurelie@example.org', now: new Date('2027-06-30T22:30:00Z') },
  )
  const [past, toCome] = updateOne.mock.calls.map(([{ data }]) => data)
  expect(past).not.toHaveProperty('status')
  expect(toCome).toHaveProperty('status', 'cancelled')
})
