import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, testPassword, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, NonNullable<Account>>

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

/** A property of the test agent, and one of another owner. */
let ownProperty: Made
let foreignProperty: Made

const as = (user: Account) => ({ user, overrideAccess: false, context: quiet() }) as const

/** Ids of the documents that an account finds. */
async function idsFor(collection: CollectionSlug, user: Account): Promise<unknown[]> {
  const rows = await payload.find({ collection, depth: 0, limit: 100, ...as(user) })
  return rows.docs.map((each) => each.id)
}

const forbidden = { status: 403 }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = (await makeAccounts(payload)) as typeof accounts
  const { agent, owner } = accounts
  const profile = 'agent' in agent ? agent.agent : undefined
  const agentId = typeof profile === 'object' ? profile?.id : profile
  ownProperty = await make('properties', { agent: agentId, owners: [owner.id] })
  foreignProperty = await make('properties', { owners: [(await make('owners')).id] })
})
afterAll(() => running.stop())

describe('an owner', () => {
  test.each(['visits', 'onlineMedia'] as const)('sees %s of the own property only', async (collection) => {
    const ownRow = await make(collection, { property: ownProperty.id })
    await make(collection, { property: foreignProperty.id })
    expect(await idsFor(collection, accounts.owner)).toEqual([ownRow.id])
  })

  test('sees communications of the own property that are marked for owners', async () => {
    const shown = await make('communications', { property: ownProperty.id, visibleToOwner: true })
    await make('communications', { property: ownProperty.id, visibleToOwner: false })
    await make('communications', { property: foreignProperty.id, visibleToOwner: true })
    expect(await idsFor('communications', accounts.owner)).toEqual([shown.id])
  })

  test('cannot find by a count or a filter how many visits another property had', async () => {
    const where = { property: { equals: foreignProperty.id } }
    expect(await payload.count({ collection: 'visits', where, ...as(accounts.owner) })).toEqual({
      totalDocs: 0,
    })
    const sideways = { 'property.owners': { exists: true } }
    await expect(
      payload.find({ collection: 'visits', where: sideways, ...as(accounts.owner) }),
    ).rejects.toThrow()
  })

  test('reads and changes the own account only', async () => {
    const { owner } = accounts
    expect(await idsFor('owners', owner)).toEqual([owner.id])
    const data = { phone: '+32 4 000 00 00' }
    await payload.update({ collection: 'owners', id: owner.id, data, ...as(owner) })
    const stranger = await make('owners')
    const other = payload.update({ collection: 'owners', id: stranger.id, data, ...as(owner) })
    await expect(other).rejects.toMatchObject(forbidden)
  })

  test('cannot change the e-mail address of the account', async () => {
    const { owner } = accounts
    const data = { email: 'taken@example.org' }
    const changed = await payload.update({ collection: 'owners', id: owner.id, data, ...as(owner) })
    expect(changed.email).toBe(owner.email)
  })

  test('cannot make, read or change staff', async () => {
    const { owner, administrator } = accounts
    const data = { name: 'X', email: 'x@example.org', password: testPassword, role: 'administrator' } as const
    const created = payload.create({ collection: 'users', data: { ...data, language: 'fr' }, ...as(owner) })
    await expect(created).rejects.toMatchObject(forbidden)
    await expect(payload.find({ collection: 'users', ...as(owner) })).rejects.toMatchObject(forbidden)
    const update = payload.update({
      collection: 'users',
      id: administrator.id,
      data: { name: 'X' },
      ...as(owner),
    })
    await expect(update).rejects.toMatchObject(forbidden)
  })
})

describe('an agent', () => {
  test('sees leads and appointments of own properties', async () => {
    for (const collection of ['leads', 'appointments'] as const) {
      const ownRow = await make(collection, { property: ownProperty.id })
      await make(collection, { property: foreignProperty.id })
      expect(await idsFor(collection, accounts.agent)).toEqual([ownRow.id])
    }
  })

  test('sees an assigned lead, and only the files of leads in reach', async () => {
    const [mine, foreign] = [await make('leadFiles'), await make('leadFiles')]
    await make('leads', { assignee: accounts.agent.id, files: [mine.id] })
    await make('leads', { property: foreignProperty.id, files: [foreign.id] })
    expect(await idsFor('leadFiles', accounts.agent)).toEqual([mine.id])
  })

  test('without an agent profile sees assigned leads only', async () => {
    const user = { ...(await make('users', { role: 'agent' })), collection: 'users' } as unknown as Account
    expect(await idsFor('leads', user)).toEqual([])
    expect(await idsFor('appointments', user).catch(({ status }) => status)).toBe(403)
  })
})

describe('a member of staff', () => {
  test.each(['agent', 'editor', 'translator'] as const)('with the role %s cannot raise it', async (role) => {
    const user = accounts[role]
    const data = { role: 'administrator', name: 'New name' } as const
    const changed = await payload.update({ collection: 'users', id: user.id, data, ...as(user) })
    expect(changed).toMatchObject({ role, name: 'New name' })
  })

  test('changes the own password, but not to a short one', async () => {
    const user = accounts.translator
    const change = (password: string) => {
      const data = { password, currentPassword: testPassword }
      return payload.update({ collection: 'users', id: user.id, data, ...as(user) })
    }
    await expect(change('eleven char')).rejects.toMatchObject({ status: 400 })
    await expect(change('x'.repeat(129))).rejects.toMatchObject({ status: 400 })
    await expect(change('a new password of tests')).resolves.toMatchObject({ id: user.id })
  })
})

describe('a subscriber', () => {
  test('sees own demands only', async () => {
    const ownRow = await make('demands', { subscriber: accounts.subscriber.id })
    await make('demands')
    expect(await idsFor('demands', accounts.subscriber)).toEqual([ownRow.id])
  })

  test('cannot assign a demand to another account or confirm it', async () => {
    const { id } = await make('demands', { subscriber: accounts.subscriber.id })
    const other = await make('subscribers')
    const data = { subscriber: other.id, confirmed: true, email: 'other@example.org' }
    const changed = await payload.update({
      collection: 'demands',
      id,
      data,
      depth: 0,
      ...as(accounts.subscriber),
    })
    expect(changed).toMatchObject({ subscriber: accounts.subscriber.id, confirmed: false })
    expect(changed.email).not.toBe(data.email)
  })
})
