import { handleEndpoints, type CollectionSlug, type FlattenedField, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

/** An order tells the values it orders by: a reader who may not ask for a field in a condition may not order by it either. */

const roles = ['administrator', 'editor', 'agent', 'translator'] as const

let running: TestPayload
let payload: Payload
const tokens = new Map<string, string>()

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  for (const role of roles) {
    const email = `${role}@perron.example`
    await makeMinimal(payload, 'users', { email, role })
    tokens.set(role, await fetchSessionToken(running, 'users', email))
  }
  for (const name of ['one', 'two']) {
    const { id } = await makeMinimal(payload, 'owners', { email: `${name}@perron.example` })
    await makeMinimal(payload, 'properties', { owners: [id] })
  }
})
afterAll(() => running.stop())

async function ask(role: string, path: string): Promise<number> {
  const request = new Request(`http://localhost/api${path}`, {
    headers: { authorization: `JWT ${tokens.get(role)}` },
  })
  const { config } = payload
  const answer = await handleEndpoints({ config, payloadInstanceCacheKey: running.cacheKey, request })
  return answer.status
}

describe.each(roles)('%s', (role) => {
  test.each(['owners.hash', '-owners.hash', 'owners__hash', 'ref,owners.salt', 'owners.resetPasswordToken'])(
    'orders no properties by %s, in no list, no trash, no export',
    async (sort) => {
      for (const path of ['/properties/?', '/properties/?draft=true&', '/properties/?trash=true&'])
        expect(await ask(role, `${path}sort=${sort}`), path).toBe(400)
      expect(await ask(role, `/properties/export/?sort=${sort}`)).toBe(400)
      expect(await ask(role, `/projects/?joins[units][sort]=${sort}`)).toBe(400)
      expect([400, 403]).toContain(await ask(role, `/properties/versions/?sort=version.${sort}`))
    },
  )

  test('orders by what it may ask for, as before', async () => {
    for (const sort of ['ref', '-price', 'id', 'locality.name', 'nothing'])
      expect(await ask(role, `/properties/?sort=${sort}`), sort).toBe(200)
  })
})

/** Paths of one step, and of two through a relation. */
function* pathsOf(fields: readonly FlattenedField[], depth = 2): Generator<string> {
  for (const field of fields) {
    yield field.name
    const isRelation = field.type === 'relationship' || field.type === 'upload'
    if (!isRelation || depth < 2 || Array.isArray(field.relationTo)) continue
    const { flattenedFields } = payload.collections[field.relationTo as CollectionSlug].config
    for (const inner of pathsOf(flattenedFields, depth - 1)) yield `${field.name}.${inner}`
  }
}

test('sort and where have one rule, over the schema', async () => {
  const differing: string[] = []
  for (const slug of ['properties', 'documents', 'leads'] as const)
    for (const path of sample([...pathsOf(payload.collections[slug].config.flattenedFields)], 4)) {
      const status = await ask('agent', `/${slug}/?limit=1&where[${path}][exists]=true`)
      const ordered = await ask('agent', `/${slug}/?limit=1&sort=${path}`)
      if (status >= 400 && ordered < 400) differing.push(`${slug} ${path}: ${status}, ${ordered}`)
      if (status >= 500 || ordered >= 500) differing.push(`${slug} ${path}: ${status}, ${ordered}`)
    }
  expect(differing).toEqual([])
})

test('the same for the versions of settings', async () => {
  const differing: string[] = []
  const versioned = payload.config.globals.filter(({ versions }) => Boolean(versions))
  expect(versioned.length).toBeGreaterThan(2)
  for (const { slug, flattenedFields } of versioned)
    for (const path of pathsOf(flattenedFields)) {
      const versions = `/globals/${slug}/versions/?limit=1`
      const status = await ask('editor', `${versions}&where[version.${path}][exists]=true`)
      const ordered = await ask('editor', `${versions}&sort=-version.${path}`)
      if (status !== ordered) differing.push(`${slug} ${path}: ${status}, ${ordered}`)
    }
  expect(differing).toEqual([])
})
