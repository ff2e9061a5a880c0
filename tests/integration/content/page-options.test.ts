import type { Payload, ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const create = async (data: Data) =>
  (await payload.create({
    collection: 'pages',
    data: { _status: 'published', publishedIn: ['nl', 'fr', 'en', 'de'], ...data },
    locale: 'fr',
    context: quiet(),
  } as Parameters<Payload['create']>[0])) as unknown as { id: string; path: string }

const leadTo = (id: string, redirectUrl: string) =>
  payload.update({
    collection: 'pages',
    id,
    data: { redirect: true, redirectUrl, _status: 'published' },
    locale: 'fr',
    context: quiet(),
  } as Parameters<Payload['update']>[0])

async function complaint(writing: Promise<unknown>): Promise<string> {
  const error = await writing.then(
    () => null,
    (reason: ValidationError) => reason,
  )
  return error?.data.errors[0]?.path ?? 'no complaint'
}

test('a page cannot redirect to itself, in any spelling, nor in a circle with others', async () => {
  await create({ title: 'Accueil', slug: '' })
  const one = await create({ title: 'Premier', slug: 'one' })
  const two = await create({ title: 'Deuxième', slug: 'two' })
  for (const itself of ['/one/', '/fr/premier/', '/one/?x=1'])
    expect(await complaint(leadTo(one.id, itself)), itself).toBe('redirectUrl')
  expect(await complaint(leadTo(one.id, '/two/'))).toBe('no complaint')
  expect(await complaint(leadTo(two.id, '/one/'))).toBe('redirectUrl')
  expect(await complaint(leadTo(two.id, '/fr/'))).toBe('no complaint')
  expect(await complaint(leadTo(two.id, 'https://autre.example/'))).toBe('no complaint')
  expect(await complaint(leadTo(two.id, 'mailto:a@b.example'))).toBe('redirectUrl')
})
