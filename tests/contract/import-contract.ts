import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fetchDueFiles } from '@/features/import/server/files/fetch-due-files'

import { houseRecord, inDutch } from '../support/feed-records'
import { makeFeedSite, type FeedSite } from '../support/feed-site'
import type { TestPayload } from '../support/make-payload'
import { makePicture, makePictureServer, type PictureServer } from '../support/picture-server'

/** What an import does with properties, relations and pictures, the same on every database. */
export function importContract(database: string, start: () => Promise<TestPayload>): void {
  describe(`imports on ${database}`, () => {
    let running: TestPayload
    let payload: Payload
    let site: FeedSite
    let server: PictureServer

    beforeAll(async () => {
      running = await start()
      payload = running.payload
      site = await makeFeedSite(payload, 'contract')
      server = await makePictureServer()
      server.serve('/a.jpg', await makePicture(10))
      server.serve('/b.jpg', await makePicture(200))
    }, 240_000)
    afterAll(async () => {
      await server.stop()
      await site.stop()
      await running.stop()
    })

    const numbers = [1001, 1002, 1003, 1004, 1005, 1006]
    const house = (number: number, more = {}) =>
      houseRecord(number, {
        ManagerName: 'Anne Dupont',
        ManagerEmail: 'anne@immo.example',
        ProjectID: 5,
        ...more,
      })
    const countOf = async (collection: 'agents' | 'localities' | 'media' | 'projects' | 'properties') =>
      (await payload.count({ collection })).totalDocs

    test('new properties in two languages, with one place, agent and project', async () => {
      await site.write(numbers.flatMap((number) => [house(number), inDutch(house(number))]))
      const { state, report } = await site.run()
      expect({ state, counts: report.counts }).toMatchObject({
        state: 'applied',
        counts: { new: 6, refused: 0 },
      })
      expect(await site.find(1001)).toMatchObject({
        ref: 1001,
        _status: 'published',
        headline: { fr: 'Maison 1001', nl: 'Huis' },
      })
      expect(await Promise.all([countOf('agents'), countOf('projects'), countOf('properties')])).toEqual([
        1, 1, 6,
      ])
    })

    test('the same again changes nothing, a change changes its field, what left is withdrawn', async () => {
      expect((await site.run()).report.counts).toMatchObject({ unchanged: 6, changed: 0 })
      const [, ...others] = numbers
      await site.write(
        others.flatMap((number) => {
          const record = house(number, number === 1002 ? { Price: '240000' } : {})
          return [record, inDutch(record)]
        }),
      )
      expect((await site.run()).report.counts).toMatchObject({ unchanged: 4, changed: 1, gone: 1 })
      expect(await site.find(1002)).toMatchObject({ price: 240_000 })
      expect(await site.find(1001)).toMatchObject({ status: 'withdrawn' })
    })

    test('a locked field stays, and an empty feed is held', async () => {
      const property = await site.find(1003)
      const data = { lockedFields: ['price' as const] }
      await payload.update({ collection: 'properties', id: String(property?.id), data })
      await site.write(
        numbers
          .slice(1)
          .flatMap((number) => [house(number, { Price: '1' }), inDutch(house(number, { Price: '1' }))]),
      )
      await site.run()
      expect([(await site.find(1003))?.price, (await site.find(1004))?.price]).toEqual([250_000, 1])
      await site.write([])
      expect(await site.run()).toMatchObject({ state: 'held' })
    })

    test('a picture of two properties is stored once, and deleted when neither has it', async () => {
      const withPictures = (paths: readonly string[]) =>
        numbers.slice(1).flatMap((number) => {
          const items = number < 1004 ? paths.map((path) => ({ Url: server.at(path) })) : undefined
          const record = house(number, items && { XLargePictureItems: items })
          return [record, inDutch(record)]
        })
      await site.write(withPictures(['/a.jpg', '/b.jpg']))
      await site.run()
      expect(await fetchDueFiles(payload, { isAllowed: () => true })).toBe(2)
      expect((await site.find(1002))?.pictures).toEqual((await site.find(1003))?.pictures)
      expect(await countOf('media')).toBe(2)
      await site.write(withPictures(['/b.jpg']))
      await site.run()
      await fetchDueFiles(payload, { isAllowed: () => true })
      expect((await site.find(1002))?.pictures).toHaveLength(1)
      expect(await countOf('media')).toBe(1)
    })
  })
}
