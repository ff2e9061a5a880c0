import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { makeMinimal } from '../support/minimal-document'

const goals = ['sale', 'rent'] as const

/** What lists of properties ask, within the contract of the database. */
export function databaseListingContract(payload: () => Payload) {
  describe('listing queries', () => {
    const amount = 24
    let sellers: string

    beforeAll(async () => {
      sellers = String((await makeMinimal(payload(), 'agents')).id)
      const locality = await makeMinimal(payload(), 'localities', { zip: '4460' })
      for (let index = 0; index < amount; index += 1) {
        const price = 100_000 + index * 10_000
        const goal = goals[index % goals.length]
        const data = { agent: sellers, goal, price, publishPrice: true, locality: locality.id }
        await makeMinimal(payload(), 'properties', data)
      }
    })

    const list = (where: Where[], more: { page?: number; sort?: string } = {}) =>
      payload().find({
        collection: 'properties',
        depth: 0,
        limit: 5,
        locale: 'nl',
        fallbackLocale: false,
        overrideAccess: false,
        select: { ref: true, searchPrice: true },
        where: { and: [{ agent: { equals: sellers } }, ...where] },
        ...more,
      })

    test('filter, sort and page', async () => {
      const second = await list([{ goal: { equals: 'sale' } }], { page: 2, sort: '-searchPrice' })
      expect(second).toMatchObject({ totalDocs: 12, totalPages: 3, page: 2 })
      expect(second.docs.map((each) => each.searchPrice)).toEqual([
        220_000, 200_000, 180_000, 160_000, 140_000,
      ])
    })

    test('take bounds, lists and the absence of a value', async () => {
      const within = [
        { searchPrice: { greater_than_equal: 150_000 } },
        { searchPrice: { less_than: 180_000 } },
      ]
      expect((await list(within)).totalDocs).toBe(3)
      expect((await list([{ searchPrice: { in: [100_000, 110_000, 1] } }])).totalDocs).toBe(2)
      expect((await list([{ soldAt: { exists: false } }])).totalDocs).toBe(amount)
    })

    test('look through a relation', async () => {
      expect((await list([{ 'locality.zip': { equals: '4460' } }])).totalDocs).toBe(amount)
      expect((await list([{ 'locality.zip': { equals: '9999' } }])).totalDocs).toBe(0)
    })

    test('count without reading', async () => {
      const where: Where = { and: [{ agent: { equals: sellers } }, { goal: { equals: 'rent' } }] }
      expect(await payload().count({ collection: 'properties', where })).toEqual({ totalDocs: 12 })
    })
  })
}
