import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readVersions, shownVersions } from '@/features/versions/server/read-versions'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const versionsOf = async (id: string, role: Role) => {
  const req = await createLocalReq({ user: accounts[role] ?? undefined, context: quiet() }, payload)
  return readVersions({ req, collection: 'properties', id })
}

test('a version names its author, its language, and each field that it changed with both texts', async () => {
  const editor = accounts.editor
  const agent = await makeMinimal(payload, 'agents', { name: 'Anne Agent' })
  const { id } = await makeMinimal(payload, 'properties', {
    headline: 'Maison',
    _status: 'published',
    publishedIn: ['fr', 'nl'],
  })
  const save = (data: object, options: object) =>
    payload.update({
      collection: 'properties',
      id,
      data,
      overrideAccess: false,
      context: quiet(),
      ...(editor && { user: editor }),
      ...options,
    } as Parameters<Payload['update']>[0])
  await save({ headline: 'Villa', agent: agent.id }, { locale: 'fr', draft: true })
  await save({ headline: 'Huis', _status: 'published' }, { locale: 'nl', publishSpecificLocale: 'nl' })
  const [dutch, changed, first, ...more] = await versionsOf(id, 'editor')
  expect(more).toEqual([])
  const name = editor && 'name' in editor ? editor.name : ''
  expect(dutch).toMatchObject({ kind: 'published', language: 'nl', author: name })
  expect(changed).toMatchObject({ kind: 'draft', language: null, author: name })
  const values = changed?.changes?.flatMap((change) => change.values)
  expect(values).toContainEqual({ language: 'fr', before: 'Maison', after: 'Villa' })
  // The name of the agent, never an id.
  expect(values).toContainEqual({ language: null, before: '', after: 'Anne Agent' })
  expect(first).toMatchObject({ kind: 'published', author: null, changes: null })
})

test.each(['owner', 'anonymous'] as const)('the role %s reads no versions', async (role) => {
  const { id } = await makeMinimal(payload, 'properties', { _status: 'draft' })
  await expect(versionsOf(id, role)).rejects.toThrow()
})

test('a URL shows the version that it names, none that is no longer kept, or all', async () => {
  const { id } = await makeMinimal(payload, 'properties', { _status: 'draft' })
  const versions = await versionsOf(id, 'editor')
  const [only] = versions
  expect(versions).toHaveLength(1)
  const below = (...segments: string[]) =>
    shownVersions(versions, ['collections', 'properties', id, 'versions', ...segments])
  expect(below()).toEqual({ isNamed: false, versions })
  expect(below(String(only?.id))).toEqual({ isNamed: true, versions })
  expect(below('gone')).toEqual({ isNamed: true, versions: [] })
})
