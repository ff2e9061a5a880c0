import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { getDatabaseReport } from '@/lib/cms/database-report'

import { databaseContract } from '../contract/database-contract'
import { makeMongoPayload, type TestPayload } from '../support/make-payload'

const address = process.env.MONGODB_URI ?? ''
if (!address) throw new Error('MONGODB_URI is not set; run this with "npm run test:mongo".')

let databases = 0

/** A database of its own, so that a server somebody uses keeps its data. */
function ownDatabase(uri: string): string {
  const [, before, , after = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri) ?? []
  if (!before) throw new Error('MONGODB_URI is no MongoDB address.')
  return `${before}/perron-test-${process.pid}-${Date.now()}-${++databases}${after}`
}

const make = () => makeMongoPayload(ownDatabase(address))

databaseContract('MongoDB', make)

describe('the start-up check', () => {
  let running: TestPayload
  beforeAll(async () => void (running = await make()))
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
