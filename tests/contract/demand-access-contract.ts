import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { demandEndpoints } from '@/features/subscriptions/server/demand-endpoints'
import { exportDemands } from '@/features/subscriptions/server/export-demands'
import { agentProfileId } from '@/lib/payload/access'
import type { Demand } from '@/payload-types'

import { makeAccounts, type Account } from '../rig/accounts'
import { callEndpoint } from '../support/endpoint'
import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

/**
 * Agents see the searches of their properties, on any database: in lists, counts, the file, one by one and in the form of a
 * property.
 */
export function demandAccessContract(database: string, open: () => Promise<TestPayload>): void {
  describe(`access to searches on ${database}`, () => {
    let running: TestPayload
    let payload: Payload
    let accounts: Awaited<ReturnType<typeof makeAccounts>>
    let ownDemand: string
    let foreign: string
    let type: string
    let town: string
    let demands: Record<'own' | 'foreign' | 'neither' | 'paused', string>

    const as = (user: Account) => ({ user, overrideAccess: false, depth: 0, context: quiet() }) as const

    const publish = async (locality: string, agent: string | null): Promise<string> => {
      const state = { _status: 'published', status: 'active', publishedIn: ['fr'], publishPrice: true }
      const data = { goal: 'sale', headline: 'Maison', price: 300_000, type, locality, agent }
      return (await makeMinimal(payload, 'properties', { ...state, ...data })).id
    }

    const register = async (name: string, zip: string, more: Partial<Demand> = {}): Promise<string> => {
      const person = { email: `${name}@example.org`, language: 'fr', frequency: 'daily' } as const
      const data = { ...person, goal: 'sale', zips: [zip], confirmed: true, ...more } as Demand
      return (await payload.create({ collection: 'demands', data })).id
    }

    beforeAll(async () => {
      running = await open()
      payload = running.payload
      accounts = await makeAccounts(payload)
      type = (await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })).id
      const makeTown = async (name: string, zip: string) =>
        (await makeMinimal(payload, 'localities', { name, slug: name, zip })).id
      town = await makeTown('ans', '4430')
      ownDemand = await publish(town, agentProfileId(accounts.agent))
      foreign = await publish(await makeTown('huy', '4500'), (await makeMinimal(payload, 'agents')).id)
      demands = {
        own: await register('own', '4430'),
        foreign: await register('foreign', '4500'),
        neither: await register('neither', '4430', { maxPrice: 200_000 }),
        paused: await register('paused', '4430', { pausedAt: new Date().toISOString() }),
      }
    })
    afterAll(() => running.stop())
    afterEach(() => vi.useRealTimers())

    const idsFor = async (user: Account): Promise<string[]> =>
      (await payload.find({ collection: 'demands', sort: 'createdAt', ...as(user) })).docs.map(({ id }) => id)

    let minutes = 0
    /** What an agent sees is kept for half a minute; later tests go on after it. */
    function waitOneMinute(): void {
      minutes += 1
      vi.useFakeTimers({ toFake: ['Date'], now: vi.getRealSystemTime() + minutes * 60_000 })
    }

    describe('an agent', () => {
      test('finds and counts the active searches that match an own property', async () => {
        expect(await idsFor(accounts.agent)).toEqual([demands.own])
        expect(await payload.count({ collection: 'demands', ...as(accounts.agent) })).toEqual({
          totalDocs: 1,
        })
      })

      test('cannot read, change or delete one of the others by its id', async () => {
        for (const id of [demands.foreign, demands.neither, demands.paused]) {
          const one = { collection: 'demands', id, ...as(accounts.agent) } as const
          await expect(payload.findByID(one)).rejects.toMatchObject({ status: 404 })
          await expect(payload.update({ ...one, data: { name: 'X' } })).rejects.toMatchObject({ status: 403 })
          await expect(payload.delete(one)).rejects.toMatchObject({ status: 403 })
        }
        const changed = await payload.update({
          collection: 'demands',
          id: demands.own,
          data: { name: 'Maison à Ans' },
          ...as(accounts.agent),
        })
        expect(changed.name).toBe('Maison à Ans')
      })

      test('gets the same ones in the file', async () => {
        const text = await (
          await callEndpoint(payload, [exportDemands], '/export', { user: accounts.agent })
        ).text()
        expect([...text.matchAll(/\w+@example\.org/g)].map(([email]) => email)).toEqual(['own@example.org'])
      })

      test('sees who looks for the own property, and only how many look for the one of a colleague', async () => {
        const call = async (id: string, user: Account) =>
          (await callEndpoint(payload, demandEndpoints, '/:id/demands', { user, params: { id } })).json()
        const rows = (demand: string) => [expect.objectContaining({ id: demand })]
        expect(await call(ownDemand, accounts.agent)).toMatchObject({
          isLimited: false,
          demands: rows(demands.own),
        })
        expect(await call(foreign, accounts.agent)).toMatchObject({ people: 1, isLimited: true, demands: [] })
        const all = { people: 1, isLimited: false, demands: rows(demands.foreign) }
        expect(await call(foreign, accounts.editor)).toMatchObject(all)
      })

      test('costs a number of reads that does not grow with the properties and the searches', async () => {
        const countReads = async (call: () => Promise<unknown>): Promise<number> => {
          waitOneMinute()
          const reads = vi.spyOn(payload.db, 'find')
          await call()
          const { length } = reads.mock.calls
          reads.mockRestore()
          return length
        }
        const list = () => idsFor(accounts.agent)
        const ofProperty = () =>
          callEndpoint(payload, demandEndpoints, '/:id/demands', {
            user: accounts.editor,
            params: { id: ownDemand },
          })
        const profile = agentProfileId(accounts.agent)
        const measure = async () => [await countReads(list), await countReads(ofProperty)]
        const made = [await register('typed', '4430', { types: [type] })]
        const before = await measure()
        const copies = [await publish(town, profile), await publish(town, profile)]
        for (const name of ['second', 'third']) made.push(await register(name, '4430', { types: [type] }))
        expect(await measure()).toEqual(before)
        expect(new Set(await idsFor(accounts.agent))).toEqual(new Set([demands.own, ...made]))
        for (const id of made) await payload.delete({ collection: 'demands', id })
        for (const id of copies) await payload.delete({ collection: 'properties', id })
      })

      test('sees a search that was entered by the account, whatever it matches', async () => {
        const data = { email: 'phone@example.org', language: 'fr', goal: 'rent', frequency: 'daily' } as const
        const forged = { ...data, enteredBy: accounts.editor?.id } as never
        const made = await payload.create({ collection: 'demands', data: forged, ...as(accounts.agent) })
        expect(made.enteredBy).toBe(accounts.agent?.id)
        expect(await idsFor(accounts.agent)).toEqual([demands.own, made.id])
        await payload.delete({ collection: 'demands', id: made.id, ...as(accounts.agent) })
      })

      test('sees those of a property from the next minute on, and no longer when a colleague has it', async () => {
        const give = (id: string, agent: string | null) =>
          payload.update({
            collection: 'properties',
            id,
            data: { agent },
            context: { ...quiet(), acceptIncomplete: true },
          })
        await give(foreign, agentProfileId(accounts.agent))
        await give(ownDemand, null)
        waitOneMinute()
        expect(await idsFor(accounts.agent)).toEqual([demands.foreign])
      })

      test('without a profile sees none, like a translator', async () => {
        const data = { role: 'agent', agent: null }
        const user = {
          ...(await makeMinimal(payload, 'users', data)),
          collection: 'users',
        } as unknown as Account
        expect(await idsFor(user)).toEqual([])
        await expect(idsFor(accounts.translator)).rejects.toMatchObject({ status: 403 })
      })
    })

    test('editors and administrators see the whole register', async () => {
      for (const role of ['editor', 'administrator'] as const)
        expect(await idsFor(accounts[role])).toEqual(Object.values(demands))
    })

    test('agents see the alerts about own properties only', async () => {
      const agent = agentProfileId(accounts.agent)
      const [mine, other] = [
        (await makeMinimal(payload, 'properties', { agent })).id,
        (await makeMinimal(payload, 'properties')).id,
      ]
      const notify = (property: string) =>
        makeMinimal(payload, 'alertDeliveries', { property, demand: demands.own, deliveryKey: property })
      const delivery = await notify(mine)
      await notify(other)
      const { docs } = await payload.find({ collection: 'alertDeliveries', ...as(accounts.agent) })
      expect(docs.map(({ id }) => id)).toEqual([delivery.id])
    })
  })
}
