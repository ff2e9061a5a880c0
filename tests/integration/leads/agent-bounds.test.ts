import { createLocalReq, restoreVersionOperation, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { relatedId } from '@/lib/values/read-value'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, minimalArguments, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, NonNullable<Account>>
let profile: string
let colleague: string

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)
const as = (role: Role) => ({ user: accounts[role], overrideAccess: false, depth: 0 }) as const
const context = () => ({ ...quiet(), acceptIncomplete: true })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = (await makeAccounts(payload)) as typeof accounts
  const { agent } = accounts
  profile = relatedId('agent' in agent ? agent.agent : null) ?? ''
  colleague = (await make('agents')).id
})
afterAll(() => running.stop())

describe('whose a property is', () => {
  const agentOf = async (id: string) =>
    (await payload.findByID({ collection: 'properties', id, depth: 0 })).agent

  test('no agent changes, and editors do', async () => {
    const { id } = await make('properties', { agent: colleague })
    const change = (role: Role) =>
      payload.update({
        collection: 'properties',
        id,
        data: { agent: profile, notes: role },
        context: context(),
        ...as(role),
      })
    expect(await change('agent')).toMatchObject({ agent: colleague, notes: 'agent' })
    expect(await change('editor')).toMatchObject({ agent: profile })
  })

  test.each([undefined, 'colleague'])(
    'is the agent who adds it, whatever is asked for (%s)',
    async (agentName) => {
      const { data } = await minimalArguments(payload, 'properties', agentName ? { agent: colleague } : {})
      const create = (role: Role) =>
        payload.create({ collection: 'properties', data: data as never, context: context(), ...as(role) })
      const { id } = await create('agent')
      expect(await agentOf(id)).toBe(profile)
      await payload.delete({ collection: 'properties', id, context: quiet() })
      const other = await create('editor')
      expect(await agentOf(other.id)).toBe(agentName ? colleague : null)
    },
  )

  test('no older version changes when an agent puts it back', async () => {
    const { id } = await make('properties', { agent: profile })
    await payload.update({ collection: 'properties', id, data: { agent: colleague }, context: context() })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await restoreVersionOperation({
      id: String(docs[0]?.id),
      collection: payload.collections.properties,
      overrideAccess: false,
      req: await createLocalReq({ user: accounts.agent, context: context() }, payload),
    })
    expect(await agentOf(id)).toBe(colleague)
  })
})

describe('of a lead', () => {
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString()
  const inAYear = new Date(Date.now() + 365 * 24 * 3600 * 1000).toISOString()
  const read = (id: string) => payload.findByID({ collection: 'leads', id, depth: 0 })

  test('an agent changes neither end, files, form nor beginning', async () => {
    const [lead, file] = [await make('leads', { assignee: accounts.agent.id }), await make('leadFiles')]
    const before = await read(lead.id)
    const data = {
      subject: 'Changed',
      retentionDate: yesterday,
      files: [file.id],
      form: 'jobContact' as const,
      createdAt: yesterday,
    }
    await payload.update({ collection: 'leads', id: lead.id, data, ...as('agent') })
    const { form, files, retentionDate, createdAt } = before
    expect(await read(lead.id)).toMatchObject({ subject: 'Changed', form, files, retentionDate, createdAt })
  })

  test('an agent who writes one down decides neither its end nor its files', async () => {
    const data = {
      subject: 'A call',
      form: 'siteContact',
      language: 'fr',
      retentionDate: yesterday,
      files: [(await make('leadFiles')).id],
    }
    const { id } = await payload.create({ collection: 'leads', data: data as never, ...as('agent') })
    const lead = await read(id)
    expect(lead).toMatchObject({ form: 'siteContact', files: [] })
    expect(new Date(lead.retentionDate ?? 0).getTime()).toBeGreaterThan(Date.now())
  })

  test('editors decide how long it is kept, but not until yesterday', async () => {
    const { id } = await make('leads')
    const keep = (retentionDate: string) =>
      payload.update({ collection: 'leads', id, data: { retentionDate }, ...as('editor') })
    await expect(keep(yesterday)).rejects.toMatchObject({ status: 400 })
    expect(await keep(inAYear)).toMatchObject({ retentionDate: inAYear })
  })
})
