import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { POST as changeSearch } from '@/app/(site)/[locale]/my/searches/[id]/[token]/change/route'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import { searchPrefill } from '@/features/submissions/model/search-prefill'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { planAlerts, quietMs } from '@/features/subscriptions/server/alerts/plan-alerts'
import { findOwnSearches } from '@/features/subscriptions/server/my-searches'
import {
  countMatchingDemands,
  findDemandsOf,
} from '@/features/subscriptions/server/demand-index/find-demands'
import { findPropertiesOf } from '@/features/subscriptions/server/demand-index/find-properties'
import { readSought } from '@/features/subscriptions/server/demand-index/read-sought'
import { env } from '@/lib/env'
import { signedLinkPath } from '@/lib/http/signed-links'
import { locales } from '@/lib/i18n/locales'
import type { Demand } from '@/payload-types'

import { makeAccounts, type Account } from '../../rig/accounts'
import { controlsOf, exampleOf, postForm, postJson, startFormSite } from '../../support/form-site'
import type { TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Takeovers of businesses, which the agency shows or not: every way to request them and to be notified of them. */
let running: TestPayload
let payload: Payload
let agent: Account
let shop: { id: string }

const show = (showTakeovers: boolean) => payload.updateGlobal({ slug: 'siteConfig', data: { showTakeovers } })

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  agent = (await makeAccounts(payload)).agent
  const online = { _status: 'published', status: 'active', publishedIn: [...locales] }
  shop = await makeMinimal(payload, 'properties', { ...online, goal: 'takeover' })
})
afterAll(() => running.stop())
beforeEach(async () => {
  await payload.delete({ collection: 'demands', where: {} })
  await show(false)
})

const wanted = { goal: 'takeover', frequency: 'daily', language: 'nl', email: 'lotte@example.org' } as const

const enter = () =>
  payload.create({ collection: 'demands', data: wanted, user: agent, overrideAccess: false, depth: 0 })

/** A search of before the agency stopped takeovers. */
const stored = async (): Promise<Demand> =>
  payload.create({
    collection: 'demands',
    data: { ...wanted, confirmed: true, confirmedAt: '2026-01-01T00:00:00.000Z' } as Demand,
  })

async function goalsOffered(): Promise<string[]> {
  const model = await getFormModel('demandRegister', 'de')
  const field = model && fieldsOf(model).find(({ name }) => name === 'goal')
  return field && 'options' in field ? field.options.map(({ value }) => value) : []
}

/** The answers to a form that asks for a takeover, with scripts and without. */
async function sendBoth(): Promise<number[]> {
  const { model, values } = await exampleOf('demandRegister', 'nl')
  const sending = { kind: 'demandRegister', locale: 'nl' } as const
  const sent = () => ({ ...values, ...controlsOf(model, 'nl'), goal: 'takeover' })
  const answers = [await postJson(sending, sent()), await postForm(sending, sent(), model)]
  return answers.map(({ status }) => status)
}

const peopleOf = async () => {
  const sought = await readSought(payload, shop.id)
  return sought ? (await findDemandsOf(payload, sought)).length : null
}

test('the demand form offers takeovers only while the site shows them', async () => {
  expect(await goalsOffered()).toEqual(['sale', 'rent'])
  await show(true)
  expect(await goalsOffered()).toEqual(['sale', 'rent', 'takeover'])
})

test('an address that asks for a takeover fills in no goal while they are off', async () => {
  const query = { goal: 'takeover', priceMax: '90000' }
  const prefilled = async () => {
    const model = await getFormModel('demandRegister', 'en')
    return model && searchPrefill(model, query, [])
  }
  expect(await prefilled()).not.toHaveProperty('goal')
  await show(true)
  expect(await prefilled()).toMatchObject({ goal: 'takeover', maxPrice: '90000' })
})

test('a form that asks for a takeover is refused while they are off', async () => {
  expect(await sendBoth()).toEqual([422, 422])
  await show(true)
  expect(await sendBoth()).toEqual([201, 303])
})

test('staff cannot enter a search for takeovers while they are off; one from before can still be changed', async () => {
  await expect(enter()).rejects.toMatchObject({ data: { errors: [{ path: 'goal' }] } })
  const { id } = await stored()
  const data = { name: 'Bakery', goal: 'takeover' as const }
  const asAgent = { user: agent, overrideAccess: false, depth: 0 } as const
  const sale = await payload.create({ collection: 'demands', data: { ...wanted, goal: 'sale' }, ...asAgent })
  await expect(
    payload.update({ collection: 'demands', id: sale.id, data: { goal: 'takeover' }, ...asAgent }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'goal' }] } })
  const changed = await payload.update({ collection: 'demands', id, data })
  expect(changed).toMatchObject({ name: 'Bakery' })
  await show(true)
  expect(await enter()).toMatchObject({ goal: 'takeover' })
})

/** Changes a search on the page of a signed link, and reads it again. */
async function change({ id }: Demand, goal: string) {
  const path = signedLinkPath('fr', 'searches', id, new Date(Date.now() + 60_000), env.payloadSecret)
  const token = path.split('/')[5] ?? ''
  const values = { goal, types: '1', zips: '4400', frequency: 'weekly', hour: '9' }
  const body = new URLSearchParams({ change: 'save', demand: id, name: '', ...values })
  const request = new Request(`http://localhost:3000${path}change/`, { method: 'POST', body })
  const answer = await changeSearch(request, { params: Promise.resolve({ locale: 'fr', id, token }) })
  const isSaved = answer.status === 303 && answer.headers.get('location')?.endsWith('?saved=' + id) === true
  return { isSaved, demand: await payload.findByID({ collection: 'demands', id, depth: 0 }) }
}

test('its person can still change a search for takeovers while they are off, and no other to one', async () => {
  const demand = await stored()
  const changed = await change(demand, 'takeover')
  expect(changed).toMatchObject({ isSaved: true, demand: { goal: 'takeover', frequency: 'weekly' } })
  const [ownSearch] = await findOwnSearches(payload, demand.id, 'fr')
  expect(ownSearch?.goal).toMatchObject({ value: 'takeover', label: 'Reprendre' })
  expect(await change(demand, 'rent')).toMatchObject({ isSaved: true, demand: { goal: 'rent' } })
  expect(await change(demand, 'takeover')).toMatchObject({ isSaved: false, demand: { goal: 'rent' } })
})

test('a saved search finds no takeover while they are off: no alert, no list, no count', async () => {
  const demand = await stored()
  const later = new Date(Date.now() + 2 * quietMs)
  // The first run only notes what is there.
  await planAlerts(payload, later)
  await payload.update({ collection: 'properties', id: shop.id, data: { price: 80_000 }, context: quiet() })
  await planAlerts(payload, new Date(later.getTime() + 2 * quietMs))
  const deliveries = () => payload.count({ collection: 'alertDeliveries' })
  expect((await deliveries()).totalDocs).toBe(0)
  expect(await peopleOf()).toBeNull()
  expect(await countMatchingDemands(payload, shop)).toBe(0)
  expect(await findPropertiesOf(payload, demand)).toEqual([])
  await show(true)
  expect(await peopleOf()).toBe(1)
  expect(await countMatchingDemands(payload, shop)).toBe(1)
  expect(await findPropertiesOf(payload, demand)).toEqual([shop.id])
})
