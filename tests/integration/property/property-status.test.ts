import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { belgianDay } from '@/lib/time/belgian-time'
import { studioText } from '@/lib/i18n/studio-text'
import { statusEndpoint } from '@/collections/properties/properties'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running?.stop())

async function makeProperty(data: Record<string, unknown> = {}): Promise<string> {
  const made = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    headline: 'En ligne',
    price: 200_000,
    _status: 'published',
    ...data,
  })
  return String(made.id)
}

/** What visitors see (`draft` false) and what the studio holds. */
const read = (id: string, draft: boolean) =>
  payload.findByID({ collection: 'properties', id, locale: 'fr', depth: 0, draft })

const setStatus = (id: string, body: object, role: Role = 'editor') =>
  callEndpoint(payload, [statusEndpoint], '/:id/status', {
    user: accounts[role],
    body,
    params: { collection: 'properties', id },
  })

const inDraft = (id: string, locale: 'fr' | 'nl', data: object) =>
  payload.update({ collection: 'properties', id, locale, data, draft: true, context: quiet() })

test('a property online is sold on a day, for visitors at once', async () => {
  const id = await makeProperty()
  const { revision } = await read(id, true)
  expect((await setStatus(id, { status: 'sold', day: '2026-03-29' })).status).toBe(200)
  for (const draft of [true, false]) {
    const stored = await read(id, draft)
    expect(stored).toMatchObject({ status: 'sold', _status: 'published' })
    expect(belgianDay(new Date(stored.soldAt ?? ''))).toBe('2026-03-29')
  }
  expect((await read(id, true)).revision).toBeGreaterThan(revision ?? 0)
})

test('the changes of a draft stay unpublished, in every language', async () => {
  const id = await makeProperty()
  await inDraft(id, 'fr', { headline: 'Brouillon', price: 210_000 })
  await inDraft(id, 'nl', { headline: 'Concept' })
  expect((await setStatus(id, { status: 'underOption' }, 'agent')).status).toBe(200)
  const online = await read(id, false)
  expect(online).toMatchObject({ status: 'underOption', headline: 'En ligne', price: 200_000 })
  const draft = await read(id, true)
  expect(draft).toMatchObject({ status: 'underOption', headline: 'Brouillon', price: 210_000 })
  expect(draft._status).toBe('draft')
  const dutch = { collection: 'properties', id, locale: 'nl', fallbackLocale: false, depth: 0 } as const
  expect((await payload.findByID({ ...dutch, draft: true })).headline).toBe('Concept')
  expect((await payload.findByID({ ...dutch, draft: false })).headline).not.toBe('Concept')
})

test('a property that was never online stays so', async () => {
  const id = await makeProperty({ _status: 'draft' })
  expect((await setStatus(id, { status: 'sold' })).status).toBe(200)
  expect(await read(id, false)).toMatchObject({ _status: 'draft' })
  const stored = await read(id, true)
  expect(stored).toMatchObject({ status: 'sold', _status: 'draft' })
  expect(belgianDay(new Date(stored.soldAt ?? ''))).toBe(belgianDay(new Date()))
})

test('available again: the day of the sale is gone', async () => {
  const id = await makeProperty()
  expect((await setStatus(id, { status: 'sold' })).status).toBe(200)
  expect((await read(id, false)).soldAt).toBeTruthy()
  expect((await setStatus(id, { status: 'active' })).status).toBe(200)
  expect(await read(id, false)).toMatchObject({ status: 'active', soldAt: null })
})

test.each([
  ['future', 'sale', { status: 'sold', day: '2999-01-01' }],
  ['sold', 'rent', { status: 'sold' }],
  ['rented', 'sale', { status: 'rented' }],
] as const)('refuses with a reason in the language of the user: %s', async (refusal, goal, body) => {
  const id = await makeProperty({ goal })
  await expect(setStatus(id, body)).rejects.toMatchObject({
    status: 400,
    message: studioText('fr', `propertyStatus.refusals.${refusal}`),
  })
  expect((await read(id, false)).status).toBe('active')
})

test.each([{ status: 'withdrawn' }, { status: 'sold', day: '2026-02-30' }, {}, null])(
  'refuses what is no status or no day: %j',
  async (body) => {
    const id = await makeProperty()
    await expect(setStatus(id, body as object)).rejects.toMatchObject({ status: 400 })
  },
)

test.each([
  ['translator', 403],
  ['owner', 404],
  ['anonymous', 404],
] as const)('refuses the %s', async (role, status) => {
  const id = await makeProperty()
  await expect(setStatus(id, { status: 'sold' }, role)).rejects.toMatchObject({ status })
  expect((await read(id, true)).status).toBe('active')
})

test('the day of an option is kept when the property is sold, and gone when it is available again', async () => {
  const id = await makeProperty()
  await expect(setStatus(id, { status: 'underOption', day: '2999-01-01' })).rejects.toMatchObject({
    status: 400,
  })
  expect((await setStatus(id, { status: 'underOption', day: '2026-03-01' })).status).toBe(200)
  expect(belgianDay(new Date((await read(id, false)).optionAt ?? ''))).toBe('2026-03-01')
  await setStatus(id, { status: 'sold', day: '2026-04-02' })
  expect(belgianDay(new Date((await read(id, false)).optionAt ?? ''))).toBe('2026-03-01')
  await setStatus(id, { status: 'active' })
  expect(await read(id, false)).toMatchObject({ optionAt: null, soldAt: null })
})

test('a reference that is entered as sold has no day', async () => {
  expect((await read(await makeProperty({ status: 'sold' }), false)).soldAt ?? null).toBeNull()
  const id = await makeProperty({ _status: 'draft' })
  await inDraft(id, 'fr', { status: 'sold' })
  await payload.update({ collection: 'properties', id, data: { _status: 'published' }, context: quiet() })
  expect(await read(id, false)).toMatchObject({ _status: 'published', status: 'sold', soldAt: null })
})

test('what was on offer is sold today, also when a draft says so before it is published', async () => {
  const id = await makeProperty()
  await inDraft(id, 'fr', { status: 'sold' })
  await payload.update({ collection: 'properties', id, data: { _status: 'published' }, context: quiet() })
  expect(belgianDay(new Date((await read(id, false)).soldAt ?? ''))).toBe(belgianDay(new Date()))
})

test('a ribbon that begins to mean sold sells what was on offer, and nothing else', async () => {
  const give = (meaning: 'new' | 'sold' | 'rented') =>
    payload.updateGlobal({
      slug: 'propertyCodes',
      data: { marquee: [{ code: 8, meaning }] },
      context: quiet(),
    })
  const soldAt = async (id: string) => (await read(id, false)).soldAt ?? null
  await give('sold')
  const reference = await makeProperty({ marquee: 8 })
  await give('rented')
  expect(await soldAt(reference)).toBeNull()
  await give('new')
  const draft = await makeProperty({ marquee: 8, _status: 'draft' })
  await give('sold')
  expect(await soldAt(reference)).not.toBeNull()
  expect(await soldAt(draft)).toBeNull()
})

test('restoring an older version brings back neither a withdrawn consent nor an old day of the sale', async () => {
  const id = await makeProperty()
  await setStatus(id, { status: 'sold', day: '2026-02-03' })
  const change = (data: object) => payload.update({ collection: 'properties', id, data, context: quiet() })
  await change({ sellerConsent: { date: '2026-02-04T12:00:00.000Z', includesPrice: true } })
  const { docs } = await payload.findVersions({
    collection: 'properties',
    where: { parent: { equals: id } },
    sort: '-createdAt',
    limit: 1,
  })
  await setStatus(id, { status: 'sold', day: '2026-05-06' })
  await change({ sellerConsent: { date: null, includesPrice: false } })
  await payload.restoreVersion({
    collection: 'properties',
    id: String(docs[0]?.id),
    context: quiet(),
  })
  const stored = await read(id, false)
  expect(stored.sellerConsent).toMatchObject({ date: null, includesPrice: false })
  expect(belgianDay(new Date(stored.soldAt ?? ''))).toBe('2026-05-06')
})
