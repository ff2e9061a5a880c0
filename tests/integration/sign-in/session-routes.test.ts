import { createLocalReq, loginOperation, type Endpoint } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { withResetToken } from '@/lib/payload/sign-in/reset-token'
import { callServerFunction } from '@/lib/payload/server-functions'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { testPassword } from '../../support/minimal-document'
import { enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'

let running: TestPayload
let site: SignInSite
let id: string
let email: string

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  site = openSignInSite(running)
  ;({ id, email } = await site.makeAccount('administrator'))
  await enrolAtLogIn(site, email)
})

const isStaff = async (token: string) =>
  (await running.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user !== null

const newPassword = 'violet harbour lantern'

/** The token in the link of an e-mail to a new password. */
async function resetToken(recipient: string): Promise<string> {
  const { payload } = running
  const seed = await payload.forgotPassword({
    collection: 'users',
    data: { email: recipient },
    disableEmail: true,
  })
  return withResetToken(`/admin/reset/${seed}`, payload).split('/').at(-1) ?? ''
}

/** What each route of accounts gets that could begin a session, with everything right but the second factor. */
const bodyFor = async (path: string) => ({
  email,
  name: 'Anne',
  role: 'administrator',
  token: await resetToken(email),
  password: path === '/reset-password' ? newPassword : testPassword,
})

const ownSteps = new Set(['/second-factor', '/second-factor/begin', '/second-factor/confirm'])

test('no route of accounts gives a session for the password alone, or for a link of an e-mail', async () => {
  const { endpoints } = running.payload.collections.users.config
  const posted = (endpoints || []).filter(({ method }: Endpoint) => method === 'post')
  const paths = new Set([
    ...posted.map(({ path }: Endpoint) => path),
    '/login',
    '/logout',
    '/reset-password',
    '/refresh-token',
    '/forgot-password',
    '/unlock',
    '/first-register',
    '/init',
    '/verify/:id',
  ])
  expect(paths.size).toBeGreaterThan(12)
  for (const path of [...paths].filter((each) => !ownSteps.has(each))) {
    const answer = await site.send(`users${path.replace(':id', id)}`, { body: await bodyFor(path) })
    expect({ path, isStaff: await isStaff(answer.token) }).toEqual({ path, isStaff: false })
    expect({ path, user: answer.body.user }).toEqual({ path, user: undefined })
    expect(answer.status, path).toBeLessThan(500)
  }
})

test('routes for a first user and for confirming accounts are closed in an empty site too', async () => {
  await running.payload.db.deleteMany({ collection: 'users', where: {} })
  for (const path of ['first-register', 'init', `verify/${id}`])
    expect((await site.send(`users/${path}`, { body: { email, password: testPassword } })).status).toBe(404)
  expect(await running.payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 })
})

test('a new password by the link of an e-mail begins no session and ends the others', async () => {
  const other = await site.makeAccount('editor')
  const { token } = await site.logIn(other.email)
  expect(await isStaff(token)).toBe(true)
  const body = { token: await resetToken(other.email), password: newPassword }
  const answer = await site.send('users/reset-password', { body })
  expect(answer).toMatchObject({ status: 200, token: '' })
  expect(answer.body).not.toHaveProperty('user')
  expect(await isStaff(token)).toBe(false)
  const login = await site.send('users/login', { body: { email: other.email, password: newPassword } })
  expect(await isStaff(login.token)).toBe(true)
})

test('a new password ends the log-ins that the old one began', async () => {
  const other = await site.makeAccount('administrator')
  await site.setModes({ administrator: 'required' })
  const { challenge } = (await site.logIn(other.email)).body
  expect(challenge).toBeTruthy()
  await site.send('users/reset-password', {
    body: { token: await resetToken(other.email), password: newPassword },
  })
  const begin = { body: { kind: 'totp', challenge } }
  expect((await site.send('users/second-factor/begin', begin)).status).toBe(401)
})

test('a change of an account that began before a new password does not bring the old one back', async () => {
  const { payload } = running
  const other = await site.makeAccount('editor')
  const spied = vi.spyOn(payload.db, 'updateOne')
  await payload.update({ collection: 'users', id: other.id, data: { name: 'Another name' } })
  await payload.update({ collection: 'users', id: other.id, data: { password: newPassword } })
  const written = spied.mock.calls.flatMap(([args]) =>
    args.collection === 'users' && 'name' in args.data ? [Object.keys(args.data)] : [],
  )
  spied.mockRestore()
  expect(written).toHaveLength(2)
  expect(written[0]).not.toContain('hash')
  expect(written[1]).toContain('hash')
  expect((await site.logIn(other.email)).status).toBe(401)
})

test('what Payload signs itself is worth nothing, wherever it is called', async () => {
  const { payload } = running
  const login = await loginOperation({
    collection: payload.collections.users,
    data: { email, password: testPassword },
    req: await createLocalReq({}, payload),
  })
  expect(login.token).toBeTruthy()
  expect(await isStaff(login.token ?? '')).toBe(false)
  const stored = await payload.db.findOne<{ id: string; sessions?: unknown[] }>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  expect(stored?.sessions ?? []).toEqual([])
})

test('the functions that the studio calls include none that begins a session', async () => {
  const headers = new Headers()
  const getPayload = async () => running.payload
  const run = async () => 'ran'
  for (const name of ['login', 'refresh', 'logout', 'constructor', 'reset-password'])
    await expect(callServerFunction({ name, args: {} }, { getPayload, headers, run })).rejects.toThrow()
})

test('without a stored setting an administrator sets a factor up first, and an editor does not', async () => {
  const [administrator, editor] = [await site.makeAccount('administrator'), await site.makeAccount('editor')]
  expect(await site.logIn(administrator.email)).toMatchObject({ status: 202, body: { step: 'enrol' } })
  expect((await site.logIn(editor.email)).status).toBe(200)
})
