import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { getDatabaseReport } from '@/lib/payload/database-report'

import { databaseContract } from '../contract/database-contract'
import { attachedDeletionContract } from '../contract/attached-deletion-contract'
import { deletionContract } from '../contract/deletion-contract'
import { idContract } from '../contract/id-contract'
import type { TestPayload } from '../support/make-payload'

import { makeOwnMongo } from './own-database'

databaseContract('MongoDB', makeOwnMongo)
idContract('MongoDB', makeOwnMongo)
deletionContract('MongoDB', makeOwnMongo)
attachedDeletionContract('MongoDB', makeOwnMongo)

describe('the start-up check', () => {
  let running: TestPayload
  beforeAll(async () => void (running = await makeOwnMongo()))
  afterAll(() => running?.stop())

  test('finds every unique index, and misses one that was dropped', async () => {
    const complete = await getDatabaseReport(running.payload)
    expect(complete).toMatchObject({ adapter: 'MongoDB', missingUniqueIndexes: [] })
    const { collection } = running.payload.db.collections.appointments ?? {}
    const indexes = (await collection?.listIndexes().toArray()) ?? []
    const seat = indexes.find((each) => 'seatKey' in each.key)
    await collection?.dropIndex(String(seat?.name))
    await expect(findMissing(running)).resolves.toEqual(['appointments.seatKey'])
  })
})

async function findMissing({ payload }: TestPayload): Promise<string[]> {
  return (await getDatabaseReport(payload)).missingUniqueIndexes
}
