import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { getDatabaseReport } from '@/lib/payload/database-report'

import { databaseContract } from '../database-contract'
import { idContract } from '../id-contract'
import type { TestPayload } from '../../support/make-payload'

import { makeOwnMongo } from './own-database'

databaseContract('MongoDB', makeOwnMongo)
idContract('MongoDB', makeOwnMongo)

describe('MongoDB alone', () => {
  let running: TestPayload
  beforeAll(async () => void (running = await makeOwnMongo()))
  // Walks the keys of all that is stored.
  afterAll(() => running?.stop())

  test('the preferences of the studio keep what is folded under the paths of fields', async () => {
    const { db } = running.payload
    const collection = 'payload-preferences' as CollectionSlug
    const where = { key: { equals: 'collection-pages-1' } }
    const value = { fields: { 'agency.offices': { collapsed: ['1.5'] }, seo: { tabIndex: 2 } } }
    await db.upsert({ collection, where, data: { key: 'collection-pages-1', value } })
    const changed = { fields: { ...value.fields, 'agency.rows.0.hours': { collapsed: [] } } }
    const written = await db.upsert({ collection, where, data: { value: changed } })
    const { docs } = await running.payload.find({ collection, where, overrideAccess: true })
    const document = await db.findOne({ collection, where })
    for (const each of [written, docs[0], document]) expect(each).toMatchObject({ value: changed })
  })

  test('the start-up check finds every unique index, and misses one that was dropped', async () => {
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
