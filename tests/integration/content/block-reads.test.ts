import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findAgents } from '@/features/content/server/find-agents'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findPlaceIndex } from '@/features/listings/server/find-place-index'
import { getPage } from '@/features/content/server/get-content'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** The reads of the agency blocks, from a real database. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

test('markup is clean once it is stored, and a page names of its relations no more than blocks need', async () => {
  const agent = await makeMinimal(payload, 'agents', { name: 'Anne', email: 'anne@perron.example' })
  const page = await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: {
      title: 'Tarifs',
      slug: 'rates',
      publishedIn: ['fr'],
      _status: 'published',
      blocks: [
        { blockType: 'customHtml', html: '<p onclick="x()">3 %</p><script>x()</script><h1>Vente</h1>' },
        { blockType: 'team', choice: 'chosen', sortBy: 'given', agents: [agent.id] },
      ],
    },
    context: quiet(),
    overrideAccess: true,
  })
  const { blocks } = (await getPage(page.id, 'fr')) ?? {}
  expect(blocks?.[0]).toMatchObject({ html: '<p>3 %</p><h2>Vente</h2>' })
  expect(blocks?.[1]).toMatchObject({ agents: [{ id: agent.id, name: 'Anne' }] })
  expect(JSON.stringify(blocks?.[1])).not.toContain('anne@perron.example')
})

test('of the chosen properties those that visitors may find are shown, in the order chosen', async () => {
  const make = (data: object) => makeMinimal(payload, 'properties', { _status: 'published', ...data })
  const one = await make({ headline: 'Un', status: 'active' })
  const draft = await makeMinimal(payload, 'properties', { _status: 'draft', headline: 'Brouillon' })
  const withdrawn = await make({ headline: 'Retiré', status: 'withdrawn' })
  const two = await make({ headline: 'Deux', status: 'sold', soldAt: new Date().toISOString() })
  const ids = [two.id, draft.id, withdrawn.id, 'gone', one.id]
  const shown = await findChosenProperties(ids, 'fr')
  expect(shown.map(({ title }) => title)).toEqual(['Deux', 'Un'])
  expect(await findChosenProperties([], 'fr')).toEqual([])
})

test('agents come in the order of the agency, then by name', async () => {
  await makeMinimal(payload, 'agents', { name: 'Zoé', sort: 1 })
  await makeMinimal(payload, 'agents', { name: 'Bea', sort: 2 })
  const names = (await findAgents('nl')).map(({ name }) => name)
  expect(names.indexOf('Zoé')).toBeLessThan(names.indexOf('Bea'))
})

test('the index only lists places with properties', async () => {
  const { cities, types } = await findPlaceIndex('both', 'fr')
  expect(cities.every(({ saleCount, rentCount }) => saleCount + rentCount > 0)).toBe(true)
  expect(types.every(({ saleCount, rentCount }) => saleCount + rentCount > 0)).toBe(true)
  expect(cities.length).toBeGreaterThan(0)
})
