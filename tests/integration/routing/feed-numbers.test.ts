import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { explainUrl } from '@/features/routing/model/explain-url'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'
import { findFeedRef } from '@/features/routing/server/find-feed-ref'
import { readRoutingSources } from '@/features/routing/server/routing-sources'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(async () => {
  await payload.delete({ collection: 'properties', where: {}, context: quiet() })
})

const make = (data: Record<string, unknown>) =>
  makeMinimal(payload, 'properties', { _status: 'published', source: 'office', ...data })

test('the number of a feed leads to the property that came online last', async () => {
  await make({ ref: 501, externalId: '77001', onlineSince: '2026-01-01T00:00:00.000Z' })
  await make({ ref: 500, externalId: '77001', source: 'other', onlineSince: '2026-06-01T00:00:00.000Z' })
  await make({ ref: 502, externalId: '77001', _status: 'draft', onlineSince: '2026-09-01T00:00:00.000Z' })
  await make({ ref: 503, externalId: '077001', onlineSince: '2026-09-01T00:00:00.000Z' })
  expect(await findFeedRef(payload, 77001)).toBe(500)
  expect(await findFeedRef(payload, 1)).toBeNull()
})

test.each(locales)('/%s/property/77001/ leads to the page of the property', async (locale) => {
  await make({ ref: 504, externalId: '77001' })
  const sources = await readRoutingSources(payload)
  const resolution = await resolvePublicUrl(sources, locale, ['property', '77001'])
  expect(resolution).toMatchObject({ kind: 'redirect', permanent: false })
  expect(resolution.kind === 'redirect' && resolution.to).toMatch(new RegExp(`^/${locale}/.*/504/$`))
})

test('a reference has precedence over the number of a feed, also for the test of addresses in the studio', async () => {
  await make({ ref: 505, externalId: '506' })
  await make({ ref: 506, externalId: '505' })
  const sources = await readRoutingSources(payload)
  const { end } = await explainUrl(sources, '/fr/property/506/', 'http://localhost')
  expect(end).toMatchObject({ kind: 'property', ref: 506 })
})

test('a draft is not found', async () => {
  await make({ ref: 507, externalId: '77001', _status: 'draft' })
  const sources = await readRoutingSources(payload)
  expect(await resolvePublicUrl(sources, 'fr', ['property', '77001'])).toEqual({
    kind: 'notFound',
    what: 'property',
  })
})

test('a withdrawn one leads where its reference leads', async () => {
  await make({ ref: 508, externalId: '77001', status: 'withdrawn' })
  const sources = await readRoutingSources(payload)
  const byRef = await resolvePublicUrl(sources, 'fr', ['property', '508'])
  const path = byRef.kind === 'property' ? byRef.path : ''
  expect(await resolvePublicUrl(sources, 'fr', ['property', '77001'])).toMatchObject({ to: path })
})
