import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { missingCounter } from '@/lib/cms/missing-report/shared-counter'
import { maxMissingRows, storeMissing } from '@/lib/cms/missing-report/store-missing'
import { recordedPath } from '@/lib/missing/recorded-path'

import { makePayload, type TestPayload } from '../support/make-payload'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => payload.delete({ collection: 'missingAddresses', where: {} }))

function ask(path: string, { from = null as string | null, at = new Date() } = {}): void {
  const recorded = recordedPath(path)
  if (recorded) missingCounter().add(recorded, from, at)
}

const rows = async () =>
  (await payload.find({ collection: 'missingAddresses', sort: 'path', limit: 0, pagination: false })).docs

test('an address is one row that counts, with first and last time and the page of the link', async () => {
  ask('/fr/perdu/?mail=anne@exemple.be', { at: new Date('2026-11-01T10:00:00Z') })
  await storeMissing(payload, new Date('2026-11-01T10:00:05Z'))
  ask('/fr/Perdu', { from: '/fr/contact/', at: new Date('2026-11-02T10:00:00Z') })
  ask('/fr/perdu/', { at: new Date('2026-11-02T10:00:01Z') })
  await storeMissing(payload, new Date('2026-11-02T10:00:05Z'))
  expect(await rows()).toMatchObject([
    {
      path: '/fr/perdu/',
      locale: 'fr',
      hits: 3,
      referrer: '/fr/contact/',
      firstSeen: '2026-11-01T10:00:00.000Z',
      lastSeen: '2026-11-02T10:00:01.000Z',
    },
  ])
})

test('a burst of five hundred wrong addresses leaves few rows', async () => {
  for (let number = 0; number < 500; number += 1) ask(`/fr/junk-${number}/`)
  await storeMissing(payload)
  expect((await rows()).length).toBeLessThanOrEqual(50)
})

test('the report never holds more rows than allowed; those asked for most stay', async () => {
  ask('/fr/important/')
  ask('/fr/important/')
  for (let round = 0; round * 39 < maxMissingRows + 60; round += 1) {
    for (let number = 0; number < 39; number += 1) ask(`/fr/page-${round}-${number}/`)
    await storeMissing(payload)
  }
  const kept = await rows()
  expect(kept).toHaveLength(maxMissingRows)
  expect(kept.map(({ path }) => path)).toContain('/fr/important/')
  expect(kept.map(({ path }) => path)).not.toContain('/fr/page-0-1/')
})

test('what nobody asked for in three months is dropped', async () => {
  ask('/fr/jadis/', { at: new Date('2026-01-01') })
  await storeMissing(payload, new Date('2026-01-02'))
  ask('/fr/hier/', { at: new Date('2026-06-01') })
  await storeMissing(payload, new Date('2026-06-02'))
  expect((await rows()).map(({ path }) => path)).toEqual(['/fr/hier/'])
})
