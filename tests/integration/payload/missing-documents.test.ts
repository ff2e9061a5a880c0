import { randomUUID } from 'node:crypto'

import { handleEndpoints, type FlattenedField, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

/** A relation to a document that does not exist is refused with the name of its field, whatever the field. */

let running: TestPayload
let payload: Payload
let token: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const email = 'admin@perron.example'
  await makeMinimal(payload, 'users', { email, role: 'administrator' })
  token = await fetchSessionToken(running, 'users', email)
  await makeMinimal(payload, 'users', { email: 'translator@perron.example', role: 'translator' })
})
afterAll(() => running.stop())

interface Written {
  path: string
  data: Record<string, unknown>
}

const missing = '00000000-0000-4000-8000-000000000000'

/** For each relation below the fields, data that names a missing document in it alone. */
function* writtenBy(fields: readonly FlattenedField[], seen: readonly string[] = []): Generator<Written> {
  for (const field of fields) {
    const { name } = field
    const inside = (each: Written, value: unknown, before: string): Written => ({
      path: `${before}.${each.path}`,
      data: { [name]: value },
    })
    if (field.type === 'relationship' || field.type === 'upload') {
      const to = [field.relationTo].flat()
      const value = Array.isArray(field.relationTo) ? { relationTo: to[0], value: missing } : missing
      yield { path: name, data: { [name]: field.hasMany ? [value] : value } }
    } else if (field.type === 'group' || field.type === 'tab')
      for (const each of writtenBy(field.flattenedFields, seen)) yield inside(each, each.data, name)
    else if (field.type === 'array')
      for (const each of writtenBy(field.flattenedFields, seen)) yield inside(each, [each.data], `${name}.0`)
    else if (field.type === 'blocks')
      for (const slug of field.blockReferences?.map((block) =>
        typeof block === 'string' ? block : block.slug,
      ) ?? field.blocks.map((block) => block.slug)) {
        const block = seen.includes(slug) ? undefined : Reflect.get(payload.blocks, slug)
        for (const each of writtenBy(block?.flattenedFields ?? [], [...seen, slug]))
          yield inside(each, [{ ...each.data, blockType: slug }], `${name}.0`)
      }
  }
}

async function send(path: string, method: string, data: unknown, session = token) {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { authorization: `JWT ${session}`, 'content-type': 'application/json', 'accept-language': 'nl' },
    body: JSON.stringify(data),
  })
  const answer = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: running.cacheKey,
    request,
  })
  return { status: answer.status, body: await answer.text() }
}

/** No request writes them: Payload leaves out what one sends. */
const closed = new Set([
  '/leads/ files',
  '/properties/ complianceOverride.by',
  '/demands/ enteredBy',
  '/outbox/ lead',
])

async function expectNamed(route: string, fields: readonly FlattenedField[]): Promise<number> {
  let count = 0
  for (const { path, data } of writtenBy(fields)) {
    const { status, body } = await send(route, 'POST', data)
    if (closed.has(`${route} ${path}`)) {
      expect.soft(status, `${route} ${path}`).toBeLessThan(500)
      continue
    }
    const named = [{ path, message: 'Dit document bestaat niet meer. Kies een ander, of geen.' }]
    expect.soft({ status, errors: JSON.parse(body).errors?.[0]?.data?.errors }, `${route} ${path}`).toEqual({
      status: 400,
      errors: named,
    })
    count += 1
  }
  return count
}

test('of collections, at each depth', async () => {
  let count = 0
  for (const { slug, flattenedFields } of payload.config.collections)
    count += await expectNamed(`/${slug}/`, flattenedFields)
  expect(count).toBeGreaterThan(100)
})

test('of globals', async () => {
  for (const { slug, flattenedFields } of payload.config.globals)
    await expectNamed(`/globals/${slug}/`, flattenedFields)
})

test('in a change of one and of several documents, and beside documents that exist', async () => {
  const { id } = await makeMinimal(payload, 'properties')
  const { id: picture } = await makeMinimal(payload, 'media')
  const data = { pictures: [picture, randomUUID()] }
  for (const path of [`/properties/${id}/`, `/properties/?where[id][equals]=${id}`])
    expect(await send(path, 'PATCH', data)).toMatchObject({
      status: 400,
      body: expect.stringContaining('"path":"pictures"') as string,
    })
  expect(await send(`/properties/${id}/`, 'PATCH', { pictures: [picture] })).toMatchObject({ status: 200 })
})

test('a translator, whose form sends fields that only others may change, is not stopped by one of them', async () => {
  const session = await fetchSessionToken(running, 'users', 'translator@perron.example')
  const { id } = await makeMinimal(payload, 'properties')
  const data = { pictures: [missing], headline: 'Maison de maître' }
  expect(await send(`/properties/${id}/?draft=true&locale=nl`, 'PATCH', data, session)).toMatchObject({
    status: 200,
  })
})
