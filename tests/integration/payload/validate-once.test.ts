import { ValidationError, type Field, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { validatedByPayload, validatingOnce } from '@/lib/payload/validate-once'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** A property whose fields are validated together is refused for the same reasons as one that Payload validates. */

let running: TestPayload
let payload: Payload
let id: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ;({ id } = await makeMinimal(payload, 'properties', { goal: 'sale', price: 250_000 }))
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const update = (data: Data) =>
  payload.update({
    collection: 'properties',
    id,
    data,
    depth: 0,
    locale: 'fr',
    context: quiet(),
    overrideAccess: true,
  } as Parameters<Payload['update']>[0])

/** The fields that a save was refused for, with the messages. */
async function refusals(save: () => Promise<unknown>): Promise<string[]> {
  try {
    await save()
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).sort()
  }
}

const invalid: Record<string, Data> = {
  'a required field that is empty': { goal: null },
  'a required relation that is empty': { type: null, locality: null },
  'a number below the lowest': { price: -1 },
  'a number that is a text': { bedrooms: 'three' },
  'a choice that does not exist': { status: 'demolished' },
  'a list of choices with one that does not exist': { floorCover: ['marble', 'ice'] },
  'a text that is too long': { headline: 'x'.repeat(5000) },
  'rows of lists without what they need': { openHouses: [{}], videos: [{ url: 'no address' }] },
  'a relation that is no id': { agent: { name: 'Odile' } },
  'several at once': { goal: null, price: -5, status: 'demolished' },
}

test.each(Object.entries(invalid))('%s', async (_, data) => {
  const expected = await refusals(() => update(data))
  expect(await refusals(() => validatingOnce(() => update(data)))).toEqual(expected)
})

test('several of these are refused at all', async () => {
  const counts = await Promise.all(
    Object.values(invalid).map((data) => refusals(() => validatingOnce(() => update(data)))),
  )
  expect(counts.filter((errors) => errors.length > 0).length).toBeGreaterThan(7)
})

test('a save that is valid is stored, and a save beside it is validated by Payload', async () => {
  const [, refused] = await Promise.all([
    validatingOnce(() => update({ bedrooms: 4 })),
    refusals(() => update({ goal: null })),
  ])
  expect(refused).not.toEqual([])
  expect(await payload.findByID({ collection: 'properties', id, depth: 0 })).toMatchObject({ bedrooms: 4 })
})

/** The fields with a hook of their own, which `validateOnce` leaves out. */
const withHook = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field && 'hooks' in field && field.hooks?.beforeChange?.length ? [field.name] : []),
    ...('fields' in field ? withHook(field.fields) : []),
    ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => withHook(tab.fields)) : []),
  ])

test('of the fields that are validated together only the slug has a hook, which makes its value', () => {
  const { fields } = payload.collections.properties.config
  const validated = fields.filter(({ admin }) => admin?.condition === validatedByPayload)
  // Payload gives each row its id.
  expect(withHook(validated).filter((name) => name !== 'id')).toEqual(['slug'])
})
