import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
// Directly in the database: every operation refuses to leave it without administrators.
beforeEach(() => payload.db.deleteMany({ collection: 'users', where: {} }))

const makeUser = async (role: string): Promise<string> => (await makeMinimal(payload, 'users', { role })).id

const administrators = async (): Promise<number> =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'administrator' } } })).totalDocs

const remove = (id: string) => payload.delete({ collection: 'users', id, context: quiet() })
const demote = (id: string) =>
  payload.update({ collection: 'users', id, data: { role: 'editor' }, context: quiet() })

const refused = { status: 409, message: expect.stringContaining('dernier administrateur') }

test('the last administrator is neither deleted nor demoted, one of two is', async () => {
  const first = await makeUser('administrator')
  const second = await makeUser('administrator')
  const third = await makeUser('administrator')
  await makeUser('editor')
  await remove(third)
  await demote(second)
  await expect(remove(first)).rejects.toMatchObject(refused)
  await expect(demote(first)).rejects.toMatchObject(refused)
  expect(await administrators()).toBe(1)

  await demote(await makeUser('administrator'))
  await remove(second)
  expect(await administrators()).toBe(1)
})

test('the last administrator may change everything else', async () => {
  const id = await makeUser('administrator')
  const change = { collection: 'users', id, context: quiet() } as const
  const data = { name: 'Somebody', role: 'administrator' } as const
  expect(await payload.update({ ...change, data })).toMatchObject(data)
  expect(await payload.update({ ...change, data: { language: 'de' } })).toMatchObject({ language: 'de' })
})

test('of all administrators at once, one remains', async () => {
  await makeUser('administrator')
  await makeUser('administrator')
  await makeUser('editor')
  const everybody = { id: { exists: true } }

  const demotion = await payload.update({
    collection: 'users',
    where: everybody,
    data: { role: 'editor' },
    context: quiet(),
  })
  expect(demotion.errors).toMatchObject([{ isPublic: true, message: refused.message }])
  expect(await administrators()).toBe(1)

  await makeUser('administrator')
  const deletion = await payload.delete({ collection: 'users', where: everybody, context: quiet() })
  expect(deletion.errors).toMatchObject([{ isPublic: true, message: refused.message }])
  expect(await administrators()).toBe(1)
})

test('of two administrators removed at the same time one stays', async () => {
  for (const leave of [remove, demote]) {
    await payload.db.deleteMany({ collection: 'users', where: {} })
    const both = [await makeUser('administrator'), await makeUser('administrator')]
    const results = await Promise.allSettled(both.map(leave))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await administrators()).toBe(1)
  }
})

test('who became administrator again counts again', async () => {
  const first = await makeUser('administrator')
  const second = await makeUser('administrator')
  await demote(first)
  await payload.update({ collection: 'users', id: first, data: { role: 'administrator' }, context: quiet() })
  await demote(second)
  expect(await administrators()).toBe(1)
})
