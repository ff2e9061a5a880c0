import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { readSearchChange } from '@/features/subscriptions/model/search-change'
import { mailSearchesLink } from '@/features/subscriptions/server/mail-searches-link'
import {
  changeOwnSearch,
  endOwnSearches,
  findOwnSearches,
  type CheckedChange,
} from '@/features/subscriptions/server/my-searches'
import { confirmAndNotify } from '@/features/subscriptions/server/confirm-and-notify'
import { demandName } from '@/features/subscriptions/server/demand-name'
import { getOptIn } from '@/features/subscriptions/server/get-opt-in'
import { demandEndpoints } from '@/features/subscriptions/server/demand-endpoints'
import { listProperties } from '@/features/subscriptions/server/property-endpoints'
import { optInStateOf } from '@/features/subscriptions/model/opt-in'
import { agentProfileId } from '@/lib/payload/access'
import type { Locale } from '@/lib/i18n/locales'
import type { Demand } from '@/payload-types'

import { makeAccounts } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let ownDemand: Demand
let other: Demand
let stranger: Demand
const now = new Date('2027-01-15T10:00:00Z')

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const makeDemand = (email: string, data: Partial<Demand> = {}): Promise<Demand> =>
  payload.create({
    collection: 'demands',
    data: {
      goal: 'sale',
      frequency: 'daily',
      language: 'fr',
      email,
      confirmed: true,
      confirmedAt: '2027-01-01T00:00:00.000Z',
      ...data,
    } as Demand,
  })

beforeEach(async () => {
  await payload.delete({ collection: 'demands', where: {} })
  await payload.delete({ collection: 'outbox', where: {} })
  ownDemand = await makeDemand('marie@example.org', { name: 'Maison à Liège' })
  other = await makeDemand('marie@example.org', { minPrice: 100_000 })
  stranger = await makeDemand('paul@example.org')
})

const change = (demand: Demand, wanted: CheckedChange) =>
  changeOwnSearch(payload, { link: ownDemand.id, demand: demand.id, change: wanted, now })
const read = (demand: Demand) =>
  payload.findByID({ collection: 'demands', id: demand.id, disableErrors: true, depth: 0 })
const rowsOf = async (demand: Demand) =>
  (await payload.db.count({ collection: 'demandRows', where: { demand: { equals: demand.id } } })).totalDocs

const saved = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    change: 'save',
    name: '',
    frequency: 'weekly',
    hour: '9',
    ...fields,
  }))
    form.append(name, value)
  return form
}

test('the link opens the searches of its address and no others', async () => {
  const searches = await findOwnSearches(payload, ownDemand.id, 'fr')
  expect(searches.map(({ demand, name }) => [demand.id, name])).toEqual([
    [ownDemand.id, 'Maison à Liège'],
    [other.id, 'ma recherche'],
  ])
  await payload.delete({ collection: 'demands', id: ownDemand.id })
  expect(await findOwnSearches(payload, ownDemand.id, 'fr')).toEqual([])
})

test('a search with all types is called so, one with several by the first ones', async () => {
  const made = await Promise.all(
    ['Chalet', 'Péniche', 'Moulin', 'Grange'].map((name, index) =>
      makeMinimal(payload, 'propertyTypes', { name, slug: name.toLowerCase(), webId: 70 + index }),
    ),
  )
  const ids = made.map(({ id }) => id)
  const nameOf = async (types: string[], locale: Locale, zips = ['4480']) => {
    const demand = await makeDemand('types@example.org', { types, zips })
    return demandName(payload, demand, locale)
  }
  expect(await nameOf(ids, 'fr')).toBe('Tous les biens – 4480')
  expect(await nameOf(ids, 'nl')).toBe('Alle panden – 4480')
  expect(await nameOf(ids.slice(1), 'fr')).toBe('Péniche, Moulin, … – 4480')
  for (const id of ids) await payload.delete({ collection: 'propertyTypes', id })
})

test.each([
  ['daily', 'chaque jour'],
  ['weekly', 'chaque lundi'],
  ['immediately', 'dès qu’un bien'],
] as const)('the e-mail of a confirmed %s search says when it writes', async (frequency, words) => {
  const demand = await makeDemand(`${frequency}@example.org`, {
    frequency,
    confirmed: false,
    confirmedAt: null,
  })
  await confirmAndNotify(payload, 'demand', demand.id, now)
  const where = { template: { equals: 'demandRegister.runs' }, recipient: { equals: demand.email } }
  const { docs } = await payload.find({ collection: 'outbox', where })
  expect(docs.map(({ payload: mail }) => JSON.stringify(mail))).toEqual([expect.stringContaining(words)])
  expect(await getOptIn('demand', demand.id, 'fr')).toMatchObject({ state: 'confirmed', frequency })
})

test('a search is paused and resumed, and alerts follow', async () => {
  expect(await rowsOf(other)).toBe(1)
  await change(other, { kind: 'pause' })
  await change(other, { kind: 'pause' })
  expect((await read(other))?.pausedAt).toBe(now.toISOString())
  expect(await rowsOf(other)).toBe(0)
  await change(other, { kind: 'resume' })
  expect((await read(other))?.pausedAt ?? null).toBeNull()
  expect(await rowsOf(other)).toBe(1)
})

test('a search is ended, and then deleted', async () => {
  await change(other, { kind: 'end' })
  expect((await read(other))?.endedAt).toBe(now.toISOString())
  await change(other, { kind: 'delete' })
  expect(await read(other)).toBeNull()
  expect(await read(ownDemand)).not.toBeNull()
})

test('its settings and criteria are saved, and alerts follow', async () => {
  const type = await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })
  const place = { name: 'Ans', slug: 'ans', zip: '4430', municipality: 'Ans' }
  const town = await makeMinimal(payload, 'localities', place)
  await change(other, {
    kind: 'save',
    settings: { name: ' Villa '.trim(), frequency: 'weekly', hour: 9, kinds: ['sold'] },
    answers: {
      goal: 'rent',
      types: ['1'],
      localities: ['4430 Ans'],
      zips: '4130, 4052',
      maxPrice: 900,
      minBathrooms: 1,
      terrace: true,
      search: 'near=50.6,5.5,5&city=Ans-4430',
    },
  })
  expect(await read(other)).toMatchObject({
    name: 'Villa',
    frequency: 'weekly',
    hour: 9,
    kinds: ['sold'],
    goal: 'rent',
    types: [type.id],
    localities: [town.id],
    zips: ['4130', '4052'],
    // The minimum was removed; places are no other condition.
    minPrice: null,
    maxPrice: 900,
    minBathrooms: 1,
    garden: false,
    terrace: true,
    search: 'near=50.6%2C5.5%2C5',
    email: 'marie@example.org',
    confirmed: true,
  })
  const rows = await payload.find({ collection: 'demandRows', where: { demand: { equals: other.id } } })
  expect(rows.docs.map(({ locality, goal }) => `${goal} ${locality}`).toSorted()).toEqual(
    [town.id, 'zip:4052', 'zip:4130'].map((where) => `rent ${where}`).toSorted(),
  )
  const [shown] = (await findOwnSearches(payload, ownDemand.id, 'fr')).filter(
    ({ demand }) => demand.id === other.id,
  )
  expect(shown?.values).toMatchObject({
    goal: 'rent',
    types: ['1'],
    localities: ['4430 Ans'],
    zips: '4130, 4052',
    maxPrice: '900',
    terrace: 'on',
    search: 'near=50.6%2C5.5%2C5',
  })
  expect(shown?.rows.map(({ value }) => value)).toContain('4130, 4052')
})

test('without criteria of the form only the settings are saved', async () => {
  const settings = { name: '', frequency: 'daily' as const, hour: 7, kinds: [] }
  await change(other, { kind: 'save', settings, answers: null })
  expect(await read(other)).toMatchObject({ hour: 7, minPrice: 100_000 })
})

test('the form of a search sends each condition of its own', () => {
  const form = saved({ goal: 'sale', zips: '4000', minPrice: '' })
  for (const type of ['1', '3']) form.append('types', type)
  for (const part of ['near=50.6%2C5.5%2C5', 'surfaceMin=80']) form.append('search', part)
  form.append('email', 'other@example.org')
  expect(readSearchChange(form)).toEqual({
    kind: 'save',
    settings: { name: '', frequency: 'weekly', hour: 9, kinds: [] },
    values: {
      goal: 'sale',
      types: ['1', '3'],
      localities: [],
      zips: '4000',
      minPrice: '',
      search: 'near=50.6%2C5.5%2C5&surfaceMin=80',
    },
  })
})

test.each<Record<string, string>>([{ frequency: 'hourly' }, { hour: '25' }, { change: 'steal' }])(
  'a form with %j changes nothing',
  (fields) => {
    expect(readSearchChange(saved(fields))).toBeNull()
  },
)

test('a search of another address is left alone', async () => {
  for (const kind of ['pause', 'end', 'delete'] as const) await change(stranger, { kind })
  expect(await read(stranger)).toMatchObject({ endedAt: null, pausedAt: null, confirmed: true })
})

test('all searches of the address end with one request', async () => {
  await endOwnSearches(payload, ownDemand.id, now)
  await endOwnSearches(payload, ownDemand.id, now)
  const states = await Promise.all(
    [ownDemand, other, stranger].map(async (each) => optInStateOf((await read(each)) ?? {})),
  )
  expect(states).toEqual(['ended', 'ended', 'confirmed'])
})

test('the link is mailed to a known address only, whatever its case', async () => {
  await mailSearchesLink(payload, 'nobody@example.org', { now })
  expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
  await mailSearchesLink(payload, 'Marie@Example.org', { now })
  const { docs } = await payload.find({ collection: 'outbox' })
  expect(docs.map(({ recipient }) => recipient)).toEqual(['marie@example.org'])
  expect(JSON.stringify(docs[0]?.payload)).toMatch(/\/fr\/my\/searches\/[\w-]+\/\d+-[\w-]+\//)
})

test('the link is mailed while a search was confirmed once, also when all have ended', async () => {
  const email = 'ended@example.org'
  const where = { recipient: { equals: email }, template: { equals: 'searchesLink' } }
  const links = () => payload.count({ collection: 'outbox', where })
  await makeDemand(email, { confirmed: false, confirmedAt: null })
  await mailSearchesLink(payload, email, { now })
  expect((await links()).totalDocs).toBe(0)
  const { id } = await makeDemand(email, { confirmed: true, confirmedAt: now.toISOString() })
  await endOwnSearches(payload, id, now)
  await mailSearchesLink(payload, email, { now })
  expect((await links()).totalDocs).toBe(1)
})

test('the studio shows who looks for a property and sends it by hand, once', async () => {
  const { agent, translator } = await makeAccounts(payload)
  const property = await makeMinimal(payload, 'properties', {
    _status: 'published',
    status: 'active',
    goal: 'sale',
    publishedIn: ['fr'],
    price: 90_000,
    publishPrice: true,
    agent: agentProfileId(agent),
  })
  const call = (path: string, request: Parameters<typeof callEndpoint>[3]) =>
    callEndpoint(payload, demandEndpoints, path, request)
  const list = '/:id/demands'
  const send = `${list}/send`
  const preview = `${list}/preview/:demand`
  const params = { id: property.id }
  expect((await call(list, { user: translator, params })).status).toBe(404)
  const shown = await (await call(list, { user: agent, params })).json()
  expect(shown).toMatchObject({ isShown: true, people: 2 })
  expect(shown.demands.map(({ id }: Demand) => id).toSorted()).toEqual([ownDemand.id, stranger.id].toSorted())
  const page = await call(preview, { user: agent, params: { ...params, demand: ownDemand.id } })
  expect(await page.text()).toContain('Maison à Liège')
  const hidden = await call(preview, { user: agent, params: { ...params, demand: other.id } })
  expect(hidden.status).toBe(404)
  for (let count = 0; count < 2; count += 1)
    await call(send, { user: agent, params, body: { demands: [ownDemand.id, other.id] } })
  const { docs } = await payload.find({ collection: 'alertDeliveries', depth: 0 })
  expect(docs.map(({ demand, kind, state }) => [demand, kind, state])).toEqual([
    [ownDemand.id, 'byHand', 'waiting'],
  ])
})

test('the studio lists the available properties of a search, by the role of the reader', async () => {
  const { agent, editor, translator, subscriber, anonymous } = await makeAccounts(payload)
  const online = {
    _status: 'published',
    status: 'active',
    goal: 'sale',
    publishedIn: ['fr'],
    publishPrice: true,
  }
  const property = await makeMinimal(payload, 'properties', { ...online, price: 120_000 })
  await makeMinimal(payload, 'properties', { ...online, price: 80_000 })
  await makeMinimal(payload, 'properties', { ...online, price: 130_000, goal: 'rent' })
  await makeMinimal(payload, 'properties', { ...online, price: 140_000, status: 'sold' })
  const ask = (demand: Demand, user: Parameters<typeof callEndpoint>[3]['user']) =>
    callEndpoint(payload, [listProperties], '/:id/properties', { user, params: { id: demand.id } })
  const narrow = await makeDemand('marie@example.org', { minPrice: 100_000, maxPrice: 125_000 })
  await payload.update({
    collection: 'properties',
    id: property.id,
    data: { agent: agentProfileId(agent) },
    context: { ...quiet(), acceptIncomplete: true },
  })
  for (const user of [agent, editor]) {
    const answer = await (await ask(narrow, user)).json()
    expect(answer).toMatchObject({ isActive: true, count: 1, properties: [{ id: property.id }] })
  }
  for (const user of [translator, subscriber, anonymous]) expect((await ask(narrow, user)).status).toBe(404)
  const here = await makeDemand('marie@example.org', { zips: ['9999'] })
  expect(await (await ask(here, editor)).json()).toEqual({ isActive: true, count: 0, properties: [] })
  const paused = await makeDemand('marie@example.org', { pausedAt: now.toISOString() })
  expect(await (await ask(paused, editor)).json()).toEqual({ isActive: false, count: 0, properties: [] })
})
