import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, testPassword } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let counter = 0
let id: string
let email: string
let token: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const login = (collection: 'users' | 'owners', data: { email: string; password: string }) =>
  payload.login({ collection, data })

beforeEach(async () => {
  email = `anne-${++counter}@perron.example`
  const data = { email, name: 'Anne Lambrecht', role: 'administrator' }
  id = (await makeMinimal(payload, 'users', data)).id
  token = await fetchSessionToken(running, 'users', email)
})

async function patch(path: string, data: object): Promise<{ status: number; text: string }> {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}`, 'accept-language': 'en' },
    body: JSON.stringify(data),
  })
  const { config } = payload
  const answer = await handleEndpoints({ config, payloadInstanceCacheKey: running.cacheKey, request })
  return { status: answer.status, text: await answer.text() }
}

const fresh = 'violet harbour lantern'
const works = (password: string) =>
  login('users', { email, password }).then(
    () => true,
    () => false,
  )

test('the own password changes with the current one alone', async () => {
  const missing = await patch(`/users/${id}`, { password: fresh })
  expect(missing).toMatchObject({ status: 400, text: expect.stringContaining('Type your current password') })
  const wrong = await patch(`/users/${id}`, { password: fresh, currentPassword: 'another password' })
  expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('is not right') })
  expect(await works(fresh)).toBe(false)
  expect(await patch(`/users/${id}`, { password: fresh, currentPassword: testPassword })).toMatchObject({
    status: 200,
  })
  expect(await works(fresh)).toBe(true)
})

test('the own e-mail address, to which a link to a new password would go, too', async () => {
  expect(await patch(`/users/${id}`, { email: 'thief@perron.example' })).toMatchObject({ status: 400 })
  expect(await patch(`/users/${id}`, { email, name: 'Anne L.' })).toMatchObject({ status: 200 })
  const right = { email: `new-${email}`, currentPassword: testPassword }
  expect(await patch(`/users/${id}`, right)).toMatchObject({ status: 200 })
})

test('an update of many accounts changes no password and no e-mail address', async () => {
  const path = `/users?where[id][equals]=${id}`
  for (const data of [{ password: fresh, currentPassword: testPassword }, { email: 'thief@perron.example' }])
    expect(await patch(path, data)).toMatchObject({ status: 400 })
  expect(await works(testPassword)).toBe(true)
})

test('five wrong current passwords are enough', async () => {
  const attempt = (currentPassword: string) => patch(`/users/${id}`, { password: fresh, currentPassword })
  for (let round = 0; round < 5; round += 1)
    expect(await attempt(`wrong ${round}`)).toMatchObject({ status: 400 })
  expect(await attempt(testPassword)).toMatchObject({ status: 429 })
})

test('an administrator sets the password of another account, without the own one', async () => {
  const other = await makeMinimal(payload, 'users', { email: `other-${email}`, role: 'agent' })
  expect(await patch(`/users/${other.id}`, { password: fresh })).toMatchObject({ status: 200 })
})

test('the current password is neither stored nor returned', async () => {
  const { text } = await patch(`/users/${id}`, { password: fresh, currentPassword: testPassword })
  expect(text).not.toContain('currentPassword')
  const stored = await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })
  expect(JSON.stringify(stored)).not.toContain(testPassword)
})

test.each([
  'password1234',
  'qwertyuiop123',
  'aaaaaaaaaaaa',
  '123456789012',
  'AnneLambrecht1',
  'perron.example',
  'Lambrecht2026!',
])('the password %s is refused for Anne Lambrecht, in words', async (password) => {
  const answer = await patch(`/users/${id}`, { password, currentPassword: testPassword })
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('easily guessed') })
})

test('guessable passwords are refused for new accounts and by a link to a new one', async () => {
  await expect(
    makeMinimal(payload, 'owners', { email: 'sofie@perron.example', password: 'sofie@perron.example' }),
  ).rejects.toMatchObject({ status: 400 })
  await makeMinimal(payload, 'owners', { email: 'sofie@perron.example' })
  const data = { token: 'x', password: 'password1234' }
  await expect(
    payload.resetPassword({ collection: 'owners', data, overrideAccess: true }),
  ).rejects.toMatchObject({
    status: 400,
  })
})

test.each(['immoperron123', 'Immo Perron 2026!', 'perronimmo2026', 'ImmoPerron!Liege', 'Im.mo-Perron2026'])(
  'the name of the agency makes no password: %s',
  async (password) => {
    await payload.updateGlobal({ slug: 'siteConfig', data: { agency: { name: 'Immo Perron' } } })
    await expect(makeMinimal(payload, 'owners', { password })).rejects.toMatchObject({ status: 400 })
  },
)

test('another agency has other words, and a good password may hold one of them', async () => {
  await payload.updateGlobal({ slug: 'siteConfig', data: { agency: { name: 'Agence du Sablier' } } })
  const make = (password: string) => makeMinimal(payload, 'owners', { password })
  await expect(make('agencedusablier12')).rejects.toMatchObject({ status: 400 })
  await expect(make('Sablier-2026!!')).rejects.toMatchObject({ status: 400 })
  expect(await make('sablier violet harbour lantern')).toMatchObject({ id: expect.any(String) as string })
})
