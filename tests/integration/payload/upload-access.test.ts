import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { findGateRefusal } from '@/lib/payload/api-gate'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { collectionTable } from './access-table'

/** Who gets the file itself, by hand: its row is in `access-table.ts`, and the two must not differ. */
const files: Record<string, readonly Role[]> = {
  media: ['anonymous', 'owner', 'subscriber', 'translator', 'agent', 'editor', 'administrator'],
  documents: ['agent', 'editor', 'administrator'],
  // An agent gets those of the own leads; the files of this test belong to none.
  leadFiles: ['editor', 'administrator'],
}

const roles = files.media ?? []
const uploads = collectionConfigs.flatMap(({ slug, upload }) => (upload ? [slug] : []))

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
const names = new Map<string, string[]>()

/** The file and its sizes. */
async function namesOf(slug: CollectionSlug): Promise<string[]> {
  const { id } = await makeMinimal(payload, slug)
  const doc = (await payload.findByID({ collection: slug, id, depth: 0 })) as unknown as {
    filename: string
    sizes?: Record<string, { filename?: string | null }>
  }
  return [doc.filename, ...Object.values(doc.sizes ?? {}).flatMap(({ filename }) => filename ?? [])]
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  for (const slug of uploads) names.set(slug, await namesOf(slug as CollectionSlug))
})
afterAll(() => running.stop())

test('the table names every collection with uploads', () => {
  expect(Object.keys(files).toSorted()).toEqual(uploads.toSorted())
})

/** The status of a download: that of the gate, or else that of Payload. */
async function download(slug: string, filename: string, role: Role): Promise<number> {
  const user = accounts[role]
  const refusal = findGateRefusal({ method: 'GET', path: `/api/${slug}/file/${filename}`, user })
  if (refusal !== null) return refusal
  const { endpoints } = payload.collections[slug as CollectionSlug].config
  const params = { collection: slug, filename }
  const answer = callEndpoint(payload, endpoints || [], '/file/:filename', { user, params })
  return answer.then(
    ({ status }) => status,
    (error: { status?: number }) => error.status ?? 500,
  )
}

const cells = uploads.flatMap((slug) => roles.map((role) => [slug, role] as const))

test.each(cells)('a file of %s for the role %s', async (slug, role) => {
  const isAllowed = files[slug]?.includes(role) ?? false
  const stored = names.get(slug) ?? []
  expect(stored.length).toBeGreaterThan(0)
  for (const name of stored) {
    const status = await download(slug, name, role)
    if (isAllowed) expect([name, status]).toEqual([name, 200])
    else expect([401, 403, 404]).toContain(status)
  }
})

test.each(cells)('whoever gets no row of %s gets no file: %s', async (slug, role) => {
  const mayReadRow = collectionTable[slug]?.read?.includes(role) ?? false
  // Pictures are public; a row is for staff, whose API is closed to visitors.
  if (slug !== 'media') expect([slug, files[slug]?.includes(role)]).toEqual([slug, mayReadRow])
})

test.each(cells)('a name that is not stored is never found: %s, %s', async (slug, role) => {
  for (const name of ['none.pdf', '..', '../perron.db', 'a\0.pdf'])
    expect([401, 403, 404]).toContain(await download(slug, name, role))
})

test('a translator learns nothing of a document through its property', async () => {
  const property = await makeMinimal(payload, 'properties', { _status: 'published' } as never)
  const title = 'Secret plan'
  await makeMinimal(payload, 'documents', { property: property.id, title } as never)
  const as = (role: Role) =>
    ({
      user: accounts[role] ?? undefined,
      overrideAccess: false,
      depth: 3,
      where: { id: { equals: property.id } },
    }) as const
  const read = async (role: Role) =>
    JSON.stringify(await payload.find({ collection: 'properties', ...as(role) }))
  expect(await read('editor')).toContain(title)
  expect(await read('translator')).not.toContain(title)
  const statusFor = async (text: string) =>
    payload
      .count({
        collection: 'properties',
        ...as('translator'),
        where: { 'documents.title': { equals: text } },
      })
      .then(
        ({ totalDocs }) => totalDocs,
        () => 'refused',
      )
  expect(await statusFor(title)).toBe(await statusFor('Another title'))
})
