import { afterAll, beforeAll, expect, test } from 'vitest'

import { hasNoRows, readCommunications, readMedia } from '@/features/accounts/server/read-activity'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())

test('a list counts as empty while the owner sees none of its rows', async () => {
  const { payload } = running
  const { id: property } = await makeMinimal(payload, 'properties', { _status: 'published' })
  await makeMinimal(payload, 'communications', { property, visibleToOwner: false })
  expect(await hasNoRows(payload, 'communications', property)).toBe(true)
  expect(await readCommunications(payload, property)).toEqual([])
  expect(await hasNoRows(payload, 'onlineMedia', property)).toBe(true)
  await makeMinimal(payload, 'communications', { property, visibleToOwner: true })
  await makeMinimal(payload, 'onlineMedia', { property })
  expect(await hasNoRows(payload, 'communications', property)).toBe(false)
  expect(await hasNoRows(payload, 'onlineMedia', property)).toBe(false)
  expect(await readMedia(payload, property)).toHaveLength(1)
  expect(await hasNoRows(payload, 'documents', property)).toBe(true)
})
