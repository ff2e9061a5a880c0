import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { getDatabaseReport } from '@/lib/cms/database-report'

import { databaseContract } from '../contract/database-contract'
import type { TestPayload } from '../support/make-payload'

import { makeOwnMongo } from './own-database'

databaseContract('MongoDB', makeOwnMongo)

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
