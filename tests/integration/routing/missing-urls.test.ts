import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { missingCounter } from '@/features/routing/server/watch-missing'
import {
  maxIgnoredRows,
  maxMissingRows,
  maxRowsWithNew,
  storeMissing,
} from '@/features/routing/server/store-missing'
import { recordedPath } from '@/features/routing/model/recorded-path'
import { insertMissing } from '@/lib/payload/bulk-rows'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => payload.db.deleteMany({ collection: 'missingUrls', where: {} }))

function ask(path: string, { from = null as string | null, at = new Date() } = {}): void {
  const recorded = recordedPath(path)
  if (recorded) missingCounter().add(recorded, from, at)
}

const rows = async () =>
  (await payload.find({ collection: 'missingUrls', sort: 'path', limit: 0, pagination: false })).docs

test('a path is one row with a count, the first and last time and the page of the link', async () => {
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

test('requests that were counted before a redirect was made do not bring the path back', async () => {
  ask('/fr/estimation/')
  ask('/fr/perdu/')
  const data = { from: '/fr/estimation/', to: '/fr/contact/', permanent: true }
  const { id } = await payload.create({
    collection: 'redirects',
    data,
    context: { isSystemRedirect: true, ...quiet() },
  })
  await storeMissing(payload)
  expect((await rows()).map(({ path }) => path)).toEqual(['/fr/perdu/'])
  await payload.delete({ collection: 'redirects', id, context: quiet() })
})

test('a burst of five hundred wrong paths leaves few rows', async () => {
  for (let number = 0; number < 500; number += 1) ask(`/fr/junk-${number}/`)
  await storeMissing(payload)
  expect((await rows()).length).toBeLessThanOrEqual(50)
})

const fill = (count: number, at: Date, ignored = false) => {
  const rows = Array.from({ length: count }, (_, number) => {
    const seen = new Date(at.getTime() + number).toISOString()
    const path = `/fr/${ignored ? 'ignored' : 'page'}-${number}/`
    const times = { firstSeen: seen, lastSeen: seen }
    return { id: randomUUID(), path, locale: 'fr', hits: ignored ? 1 : 2, ignored, ...times }
  })
  return insertMissing(payload, { collection: 'missingUrls', table: 'missing_urls' }, rows)
}
const monday = new Date('2026-11-02T10:00:00Z')
const thursday = new Date('2026-11-05T10:00:00Z')

test('in a full report a new path replaces the one requested longest ago, and may grow', async () => {
  await fill(maxMissingRows, monday)
  for (const hits of [1, 2]) {
    ask('/fr/nouveau/', { at: thursday })
    await storeMissing(payload, thursday)
    expect((await rows()).find(({ path }) => path === '/fr/nouveau/')).toMatchObject({ hits })
  }
  const paths = (await rows()).map(({ path }) => path)
  expect(paths).toHaveLength(maxMissingRows)
  expect(paths).not.toContain('/fr/page-0/')
})

test('new paths may exceed the limit slightly; then the oldest are removed', async () => {
  await fill(maxRowsWithNew, thursday)
  ask('/fr/nouveau/', { at: new Date(thursday.getTime() + 5000) })
  await storeMissing(payload, new Date(thursday.getTime() + 5000))
  const paths = (await rows()).map(({ path }) => path)
  expect(paths).toHaveLength(maxRowsWithNew)
  expect(paths).toContain('/fr/nouveau/')
  expect(paths).not.toContain('/fr/page-0/')
})

test('ignored paths stay, however old and rare, up to a separate limit', async () => {
  await fill(maxIgnoredRows + 1, new Date('2026-01-01'), true)
  await fill(maxMissingRows, monday)
  ask('/fr/nouveau/', { at: thursday })
  await storeMissing(payload, thursday)
  const remaining = await rows()
  expect(remaining.filter(({ ignored }) => ignored)).toHaveLength(maxIgnoredRows)
  expect(remaining.filter(({ ignored }) => !ignored)).toHaveLength(maxMissingRows)
})

test('paths without a request for three months are removed', async () => {
  ask('/fr/jadis/', { at: new Date('2026-01-01') })
  await storeMissing(payload, new Date('2026-01-02'))
  ask('/fr/hier/', { at: new Date('2026-06-01') })
  await storeMissing(payload, new Date('2026-06-02'))
  expect((await rows()).map(({ path }) => path)).toEqual(['/fr/hier/'])
})
