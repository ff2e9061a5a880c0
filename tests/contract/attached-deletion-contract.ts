import { existsSync } from 'node:fs'
import path from 'node:path'

import type { CollectionSlug, Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { collectionConfigs, tables } from '@/collections/registry'
import { env } from '@/lib/env'

import { makeAccounts, type Account, type Role } from '../rig/accounts'
import { attachEverything, type Attached } from '../support/attached-documents'
import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet, type Made } from '../support/minimal-document'

/** Whose deletion is refused while other documents need them. */
const refusedWhileUsed = [
  'properties',
  'projects',
  'agents',
  'localities',
  'neighbourhoods',
  'propertyTypes',
  'pages',
  'articles',
  'media',
]

/** Whose deletion deletes documents of other collections by hooks. */
const withParts = ['leads', 'properties', 'demands', 'pages', 'articles'] as const

/** Deletes one of everything, with everything that may refer to it. Run once per database. */
export function attachedDeletionContract(name: string, make: () => Promise<TestPayload>) {
  describe(`deleting with everything attached on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let accounts: Record<Role, Account>

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      accounts = await makeAccounts(payload)
    })
    afterAll(() => running?.stop())
    afterEach(() => vi.restoreAllMocks())

    const isThere = async (collection: CollectionSlug, id: string) =>
      (await payload.db.findOne({ collection, where: { id: { equals: id } } })) !== null

    const findGone = async (attached: Attached[]) => {
      const gone: string[] = []
      for (const { collection, field, id } of attached)
        if (!(await isThere(collection, id))) gone.push(`${collection}.${field}`)
      return gone
    }

    /** Deletes a row without rules; the route of a page too, which only SQLite deletes with its page. */
    async function takeAway({ collection, id }: Attached): Promise<void> {
      if (collection === 'pages')
        await payload.db.deleteMany({ collection: 'routes', where: { page: { equals: id } } })
      await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
    }

    /** The status of the refusal, or 200. */
    const deleteIt = (collection: CollectionSlug, { id }: Made, more = {}): Promise<number> =>
      payload
        .delete({
          collection,
          id,
          overrideAccess: false,
          user: accounts.administrator,
          context: quiet(),
          ...more,
        })
        .then(
          () => 200,
          (error: unknown) => Number(Reflect.get(Object(error), 'status') ?? 500),
        )

    test.each([...collectionConfigs, ...tables].map(({ slug }) => slug as CollectionSlug))(
      '%s',
      async (slug) => {
        const document = await makeMinimal(payload, slug)
        const attached = await attachEverything(payload, slug, document)
        const status = await deleteIt(slug, document)
        if (status !== 200) {
          expect(await findGone(attached)).toEqual([])
          expect(await isThere(slug, document.id)).toBe(true)
        }
        // Without any access to the deletion, the document can only stay.
        if (status === 403) return
        expect(status).toBe(refusedWhileUsed.includes(slug) ? 409 : 200)
        if (status === 409) {
          for (const each of attached) await takeAway(each)
          expect(await deleteIt(slug, document)).toBe(200)
        }
        expect(await isThere(slug, document.id)).toBe(false)
        for (const { collection, id } of attached)
          await payload.findByID({ collection, id, depth: 1, disableErrors: true })
      },
    )

    /** A document with its parts; files lie on the disk. */
    async function makeWhole(slug: (typeof withParts)[number]) {
      const file = await makeMinimal(payload, 'leadFiles')
      const document = await makeMinimal(payload, slug, slug === 'leads' ? { files: [file.id] } : {})
      const attached = await attachEverything(payload, slug, document)
      const { filename } = await payload.findByID({ collection: 'leadFiles', id: file.id })
      const onDisk = path.join(env.privateDir, 'lead-files', String(filename))
      // Only what would make the deletion of a property or page refused anyway.
      const refusing = attached.filter(
        ({ collection, field }) => collection === 'appointments' || field === 'parent',
      )
      if (slug !== 'leads') for (const each of refusing) await takeAway(each)
      const left = slug === 'leads' ? attached : attached.filter((each) => !refusing.includes(each))
      return { document, attached: left, onDisk }
    }

    test.each(withParts)('a deletion of %s that the database refuses deletes nothing', async (slug) => {
      const { document, attached, onDisk } = await makeWhole(slug)
      const deleteOne = payload.db.deleteOne.bind(payload.db)
      vi.spyOn(payload.db, 'deleteOne').mockImplementation(async (args) => {
        if (args.collection === slug) throw new Error('SQLITE_FULL: database or disk is full')
        return deleteOne(args)
      })
      expect(await deleteIt(slug, document)).toBe(500)
      expect(await findGone(attached)).toEqual([])
      expect(existsSync(onDisk)).toBe(true)
    })
  })
}
