import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { selectionOf, type StoredSelection } from '@/features/listings/model/property-selection'
import { findAgentWork } from '@/features/listings/server/find-agent-work'
import { findSelection } from '@/features/listings/server/find-selection'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
const ids: Record<string, string> = {}

async function add(slug: Parameters<typeof makeMinimal>[1], name: string, data: object): Promise<void> {
  ids[name] = (await makeMinimal(payload, slug, { ...data })).id
}

const addProperty = (name: string, data: Record<string, unknown>) =>
  add('properties', name, {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    headline: name,
    furtherTypes: [],
    locality: ids.liege,
    type: ids.house,
    publishPrice: true,
    price: 200_000,
    agent: null,
    project: null,
    neighbourhood: null,
    ...data,
  })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await add('localities', 'liege', { name: 'Liège', slug: 'liege', zip: '4000' })
  await add('localities', 'ans', { name: 'Ans', slug: 'ans', zip: '4430' })
  await add('propertyTypes', 'house', { name: 'Maison', slug: 'maison', webId: 1 })
  await add('propertyTypes', 'flat', { name: 'Appartement', slug: 'appartement', webId: 3 })
  await add('agents', 'anne', { name: 'Anne' })
  await add('agents', 'luc', { name: 'Luc' })
  await add('projects', 'quay', { name: 'Quai', slug: 'quai', _status: 'published' })
  await add('neighbourhoods', 'guillemins', { name: 'Guillemins', slug: 'guillemins', locality: ids.liege })
  await addProperty('A', { agent: ids.anne, bedrooms: 4, surfaceLiving: 150 })
  await addProperty('B', { agent: ids.luc, type: ids.flat, neighbourhood: ids.guillemins, price: 300_000 })
  await addProperty('C', { agent: ids.anne, locality: ids.ans, project: ids.quay, surfaceLiving: 90 })
  await addProperty('D', {
    agent: ids.anne,
    status: 'sold',
    soldAt: new Date().toISOString(),
    furtherTypes: [ids.flat],
    bedrooms: 2,
  })
  await addProperty('E', { agent: ids.anne, publishPrice: false, price: 100_000 })
  await addProperty('F', { agent: ids.anne, _status: 'draft' })
  await addProperty('G', { agent: ids.anne, goal: 'rent', price: 900 })
})
afterAll(() => running.stop())

const refsOf = async (stored: Partial<StoredSelection>, limit = 20): Promise<string> => {
  const properties = await findSelection(selectionOf({ goal: 'sale', ...stored }), limit, 'fr')
  return properties.map(({ title }) => title).join('')
}

const cases: [name: string, stored: () => Partial<StoredSelection>, titles: string][] = [
  ['no filter', () => ({}), 'ABCDE'],
  ['rents', () => ({ goal: 'rent' }), 'G'],
  ['a place', () => ({ localities: [ids.ans] }), 'C'],
  ['two places', () => ({ localities: [ids.ans, ids.liege] }), 'ABCDE'],
  ['a type, further ones included', () => ({ types: [ids.flat] }), 'BD'],
  ['a neighbourhood', () => ({ neighbourhoods: [ids.guillemins] }), 'B'],
  ['a project', () => ({ projects: [ids.quay] }), 'C'],
  ['an agent', () => ({ agents: [ids.anne] }), 'ACDE'],
  ['two agents', () => ({ agents: [ids.anne, ids.luc] }), 'ABCDE'],
  ['an agent and a place', () => ({ agents: [ids.anne], localities: [ids.liege] }), 'ADE'],
  [
    'an agent and a neighbourhood of another',
    () => ({ agents: [ids.anne], neighbourhoods: [ids.guillemins] }),
    '',
  ],
  [
    'a highest price, never one that is not published or of what is sold',
    () => ({ priceMax: 250_000 }),
    'AC',
  ],
  ['a lowest price', () => ({ priceMin: 250_000 }), 'B'],
  ['a surface', () => ({ surfaceMin: 100 }), 'A'],
  ['bedrooms', () => ({ bedroomsMin: 2 }), 'AD'],
  ['nothing sold', () => ({ hideSold: true }), 'ABCE'],
  ['a type that is gone', () => ({ types: ['gone'] }), ''],
  ['an agent who is gone', () => ({ agents: ['gone'] }), ''],
]

test.each(cases)('%s', async (_, stored, titles) => {
  expect([...(await refsOf(stored()))].toSorted().join('')).toBe(titles)
})

test('the newest come first, sold ones last, and no more than asked', async () => {
  expect(await refsOf({}, 20)).toMatch(/D$/)
  expect(await refsOf({ agents: [ids.anne] }, 2)).toHaveLength(2)
})

test('of an agent: the places with most properties on offer first, and what is sold', async () => {
  const { cities, gone } = await findAgentWork(ids.anne ?? '', 'fr')
  expect(cities).toEqual(['Liège', 'Ans'])
  expect(gone.map(({ title }) => title)).toEqual(['D'])
  await add('agents', 'new', { name: 'Nora' })
  expect(await findAgentWork(ids.new ?? '', 'fr')).toEqual({ cities: [], gone: [] })
})

test('what an agent sold last comes first, whenever it was put online', async () => {
  await add('agents', 'zoe', { name: 'Zoé' })
  const day = 24 * 60 * 60 * 1000
  for (const [name, daysAgo] of [
    ['P', 2],
    ['Q', 1],
    ['R', 3],
  ] as const)
    await addProperty(name, {
      goal: 'rent',
      status: 'rented',
      agent: ids.zoe,
      soldAt: new Date(Date.now() - daysAgo * day).toISOString(),
    })
  const { gone } = await findAgentWork(ids.zoe ?? '', 'fr')
  expect(gone.map(({ title }) => title)).toEqual(['Q', 'P', 'R'])
})

test('a change of the agent of a property changes the selections at once', async () => {
  const luc = { agents: [ids.luc] }
  expect(await refsOf(luc)).toBe('B')
  const change = {
    collection: 'properties',
    id: ids.C ?? '',
    locale: 'fr',
    data: { agent: ids.luc },
  } as const
  await payload.update({ ...change, context: { ...quiet(), acceptIncomplete: true } })
  expect([...(await refsOf(luc))].toSorted().join('')).toBe('BC')
})
