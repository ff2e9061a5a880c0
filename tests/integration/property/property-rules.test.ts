import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let locality: string
let house: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  const place = { name: 'Liège', zip: '4000', latitude: 50.6337, longitude: 5.5675 }
  locality = String((await makeMinimal(payload, 'localities', place)).id)
  await payload.update({
    collection: 'localities',
    id: locality,
    locale: 'nl',
    data: { name: 'Luik' },
    context: quiet(),
  })
  house = String((await makeMinimal(payload, 'propertyTypes', { name: 'Maison', webId: 1 })).id)
})
afterAll(() => running?.stop())

const secrets = {
  price: 285_000,
  totalCost: 320_000,
  street: 'Rue du Bac',
  houseNumber: '12',
  boxNr: '3',
  // More digits than a second in a date has.
  latitude: 50.61234,
  longitude: 5.51,
  notes: 'The key is under the mat.',
  source: 'feed',
  externalId: 'x1',
  recordFile: '77',
}

const makeProperty = (data: Record<string, unknown> = {}) =>
  makeMinimal(payload, 'properties', { ...secrets, locality, type: house, _status: 'published', ...data })

async function readAs(role: Role, id: unknown, select?: Record<string, true>) {
  const user = accounts[role] ?? undefined
  const property = await payload.findByID({
    collection: 'properties',
    id: String(id),
    depth: 0,
    overrideAccess: false,
    ...(user ? { user } : {}),
    ...(select ? { select } : {}),
  })
  return property as unknown as Record<string, unknown>
}

/** Payload returns an empty list for a list that may not be read. */
const isAbsent = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const present = (doc: Record<string, unknown>, names: string[]) =>
  names.filter((name) => !isAbsent(doc[name]))

const addressNames = ['street', 'houseNumber', 'boxNr', 'latitude', 'longitude']
const priceNames = ['price', 'totalCost', 'priceHistory']
const staffNames = ['notes', 'source', 'externalId', 'recordFile', 'owners', 'lockedFields', 'studioTitle']

test.each(['anonymous', 'owner', 'subscriber'] as const)(
  '%s reads no hidden address, price or note',
  async (role) => {
    const owners = [String(accounts.owner?.id)]
    const { id } = await makeProperty({
      publishAddress: false,
      publishPrice: false,
      owners,
      lockedFields: ['price'],
    })
    const doc = await readAs(role, id)
    expect(present(doc, [...addressNames, ...priceNames, ...staffNames])).toEqual([])
    expect(doc).toMatchObject({ mapLatitude: 50.6337, searchPrice: null, localityKey: 'liege|4000' })
    for (const secret of [
      'Rue du Bac',
      '285000',
      '320000',
      '50.61234',
      'under the mat',
      String(accounts.owner?.id),
    ])
      expect(JSON.stringify(doc)).not.toContain(secret)
  },
)

test('a visitor reads a published postal address and price, but never the fields for staff', async () => {
  const { id } = await makeProperty({ publishAddress: true, publishPrice: true })
  const doc = await readAs('anonymous', id)
  expect(present(doc, [...addressNames, ...priceNames])).toEqual([...addressNames, ...priceNames])
  expect(present(doc, staffNames)).toEqual([])
  expect(doc).toMatchObject({ mapLatitude: 50.61234, searchPrice: 285_000 })
})

test('stored totals follow the price, one by one and in bulk; a total that is typed with it stays', async () => {
  const { id } = await makeProperty({ price: 200_000, totalCost: 230_000, registrationDuties: 6_000 })
  const context = { ...quiet(), acceptIncomplete: true }
  const read = () => payload.findByID({ collection: 'properties', id, depth: 0 })
  const save = (data: Record<string, number | null>) =>
    payload.update({ collection: 'properties', id, data, context })
  const where = { id: { equals: id } }
  await payload.update({ collection: 'properties', where, data: { price: 370_000 }, context })
  // As a sole own home before, so also now.
  expect(await read()).toMatchObject({ totalCost: 419_296, registrationDuties: 11_100, vatAmount: null })
  await save({ price: null })
  expect(await read()).toMatchObject({ totalCost: 419_296 })
  await save({ price: 200_000 })
  expect((await read()).totalCost).toBeLessThan(240_000)
  await save({ price: 210_000, totalCost: 250_000 })
  expect(await read()).toMatchObject({ totalCost: 250_000, registrationDuties: 26_250 })
})

test('selecting only the price decides no differently', async () => {
  const shown = await makeProperty({ publishPrice: true })
  const hidden = await makeProperty({ publishPrice: false })
  expect((await readAs('anonymous', shown.id, { price: true })).price).toBe(285_000)
  expect((await readAs('anonymous', hidden.id, { price: true })).price).toBeUndefined()
})

test('a visitor cannot find a hidden value by a query', async () => {
  const ask = (where: Where) => payload.find({ collection: 'properties', overrideAccess: false, where })
  await expect(ask({ price: { greater_than: 1 } })).rejects.toThrow()
  await expect(ask({ street: { equals: 'Rue du Bac' } })).rejects.toThrow()
  await expect(ask({ latitude: { greater_than: 50 } })).rejects.toThrow()
  await expect(ask({ notes: { exists: true } })).rejects.toThrow()
  await expect(ask({ searchPrice: { greater_than: 1 } })).resolves.toBeDefined()
})

test('staff read everything', async () => {
  const { id } = await makeProperty({ publishAddress: false, publishPrice: false })
  expect(await readAs('translator', id)).toMatchObject(secrets)
})

test('a translator changes texts of one language and nothing else', async () => {
  const { id } = await makeProperty({ headline: 'Belle maison' })
  await payload.update({
    collection: 'properties',
    id: String(id),
    locale: 'nl',
    data: { headline: 'Mooi huis', price: 1, status: 'sold', street: 'Elders' },
    overrideAccess: false,
    user: accounts.translator ?? undefined,
    context: quiet(),
  })
  // A translator's save creates a draft.
  const draft = { locale: 'all', draft: true, depth: 0 } as const
  const doc = await payload.findByID({ collection: 'properties', id: String(id), ...draft })
  expect(doc).toMatchObject({ price: 285_000, status: 'active', street: 'Rue du Bac' })
  expect(doc.headline).toMatchObject({ fr: 'Belle maison', nl: 'Mooi huis' })
})

test('the system fills number, columns, dates and price history', async () => {
  const certificate = {
    epcState: 'known',
    energyPerformance: 300,
    epcTotal: 30_000,
    epcUniqueCode: '2025-01',
  }
  const { id } = await makeProperty({ publishPrice: true, ...certificate, ref: undefined })
  const read = async () => (await readAs('administrator', id)) as Record<string, never>
  const first = await read()
  expect(first.ref).toBeGreaterThan(0)
  expect(first).toMatchObject({
    searchZip: '4000',
    searchWebId: 1,
    searchEpc: 'd',
    priceHistory: [{ price: 285_000 }],
    onlineSince: expect.any(String),
  })
  expect(first.studioTitle).toBe(`${String(first.ref)} · Liège · Maison · Rue du Bac 12`)
  const update = (data: Record<string, unknown>, draft = false) =>
    payload.update({ collection: 'properties', id: String(id), data, draft, context: quiet() })
  await update({ price: 27 }, true)
  await update({ price: 275_000, status: 'sold', _status: 'published' })
  const second = await read()
  expect(second).toMatchObject({
    priceHistory: [{ price: 285_000 }, { price: 275_000 }],
    soldAt: expect.any(String),
  })
  expect(second.onlineSince).toBe(first.onlineSince)
})

test('renaming a locality changes the columns of its properties and nothing else', async () => {
  const media = await makeMinimal(payload, 'media')
  const { id } = await makeProperty({
    pictures: [media.id],
    furtherTypes: [house],
    floorCover: ['tiles', 'parquet'],
    videos: [{ url: 'https://example.org/v.mp4' }],
    headline: 'Belle maison',
  })
  const rename = (name: string) =>
    payload.update({
      collection: 'localities',
      id: locality,
      locale: 'fr',
      data: { name },
      context: quiet(),
    })
  const before = await readAs('administrator', id)
  expect(before).toMatchObject({ localityKey: 'liege|4000' })
  await rename('Angleur')
  const after = await readAs('administrator', id)
  expect(after).toMatchObject({ localityKey: 'angleur|4000' })
  const rest = ({ localityKey, studioTitle, updatedAt, ...doc }: Record<string, unknown>) => ({
    doc,
    columns: [localityKey, studioTitle, updatedAt].length,
  })
  expect(rest(after).doc).toEqual(rest(before).doc)
  await rename('Liège')
})

test('a locality or type in use cannot be deleted', async () => {
  await makeProperty()
  await expect(payload.delete({ collection: 'localities', id: locality, context: quiet() })).rejects.toThrow()
  await expect(payload.delete({ collection: 'propertyTypes', id: house, context: quiet() })).rejects.toThrow()
})
