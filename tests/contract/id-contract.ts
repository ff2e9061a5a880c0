import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeAccounts, type Account, type Role } from '../rig/accounts'
import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The ids of documents, whichever the database. Run once per database. */
export function idContract(name: string, make: () => Promise<TestPayload>) {
  describe(`ids on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let accounts: Record<Role, Account>

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      accounts = await makeAccounts(payload)
    })
    afterAll(() => running?.stop())

    const asEditor = () => ({ overrideAccess: false, user: accounts.editor }) as const

    test('every collection of ours has text ids', () => {
      const ours = Object.values(payload.collections).filter(
        ({ config }) => !config.slug.startsWith('payload-'),
      )
      expect(ours.length).toBeGreaterThan(30)
      expect(ours.filter(({ customIDType }) => customIDType !== 'text')).toEqual([])
    })

    test('the server makes a random id, whatever the client sends', async () => {
      const data = { id: 'chosen-by-the-client', label: 'x', name: 'Anna' }
      const made = await payload.create({ collection: 'agents', data, context: quiet(), ...asEditor() })
      expect(made.id).toMatch(uuid)
      expect(await payload.count({ collection: 'agents', where: { id: { equals: data.id } } })).toMatchObject(
        { totalDocs: 0 },
      )
    })

    test('an id never changes', async () => {
      const { id } = await makeMinimal(payload, 'agents')
      const data = { id: randomUUID(), name: 'Berta' }
      const updated = await payload.update({
        collection: 'agents',
        id,
        data,
        context: quiet(),
        ...asEditor(),
      })
      expect(updated).toMatchObject({ id, name: 'Berta' })
      const many = await payload.update({
        collection: 'agents',
        where: { id: { equals: id } },
        data,
        context: quiet(),
      })
      expect(many.docs.map((each) => each.id)).toEqual([id])
    })

    test('drafts, their versions and what is published later share one id', async () => {
      const draft = await payload.create({
        collection: 'pages',
        data: { title: 'Brouillon' },
        draft: true,
        locale: 'fr',
        context: quiet(),
      })
      expect(draft.id).toMatch(uuid)
      const changed = { collection: 'pages', id: draft.id, locale: 'fr', context: quiet() } as const
      await payload.update({ ...changed, data: { title: 'Deuxième' }, draft: true, autosave: true })
      await payload.update({ ...changed, data: { title: 'Publié', _status: 'published' } })
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: draft.id } },
        locale: 'fr',
      })
      expect(docs.length).toBeGreaterThan(1)
      expect(new Set(docs.map(({ parent }) => parent))).toEqual(new Set([draft.id]))
      const drafts = await payload.find({
        collection: 'pages',
        where: { id: { in: [draft.id] } },
        draft: true,
        locale: 'fr',
      })
      expect(drafts.docs).toMatchObject([{ id: draft.id, title: 'Publié' }])
      const restored = await payload.restoreVersion({
        collection: 'pages',
        id: docs.at(-1)!.id,
        context: quiet(),
      })
      expect(restored.id).toBe(draft.id)
    })

    test('a copy has an id of its own, and its rows have theirs', async () => {
      const blocks = [{ blockType: 'callToAction', heading: 'Venez' }]
      const page = await makeMinimal(payload, 'pages', { blocks })
      const copy = await payload.duplicate({ collection: 'pages', id: page.id, context: quiet() })
      expect(copy.id).toMatch(uuid)
      expect(copy.id).not.toBe(page.id)
      const original = await payload.findByID({ collection: 'pages', id: page.id })
      expect(copy.blocks?.[0]?.id).not.toBe(original.blocks?.[0]?.id)
    })

    test('an upload and an account have such ids too', async () => {
      const upload = await makeMinimal(payload, 'media')
      expect(upload.id).toMatch(uuid)
      expect(accounts.editor?.id).toMatch(uuid)
    })

    test('a lock names its document by that id', async () => {
      const { id } = await makeMinimal(payload, 'subscribers')
      const lock = { document: { relationTo: 'subscribers', value: id }, user: userOf(accounts) }
      await payload.create({ collection: 'payload-locked-documents', data: lock as never })
      const { docs } = await payload.find({
        collection: 'payload-locked-documents',
        where: {
          and: [{ 'document.relationTo': { equals: 'subscribers' } }, { 'document.value': { equals: id } }],
        },
        depth: 0,
      })
      expect(docs).toMatchObject([{ document: lock.document, user: lock.user }])
    })
  })
}

const userOf = (accounts: Record<Role, Account>) => ({ relationTo: 'users', value: accounts.editor?.id })
