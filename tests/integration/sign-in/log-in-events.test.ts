import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { runRetention } from '@/features/privacy/server/run-retention'
import { staffRoles } from '@/lib/payload/access'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'
import { openStudioApi } from '../../support/studio-api'

let running: TestPayload
let site: SignInSite

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  site = openSignInSite(running)
  await running.payload.db.deleteMany({ collection: 'logInEvents', where: {} })
})

const findEvents = async () =>
  (await running.payload.find({ collection: 'logInEvents', sort: 'createdAt', depth: 0, limit: 100 })).docs

test('success, failure and a wrong second step are recorded with account, device and client IP', async () => {
  const { id, email } = await site.makeAccount('administrator')
  const { recoveryCodes } = await enrolAtLogIn(site, email)
  await site.send('users/login', { body: { email, password: 'surely not this one' } })
  const { challenge } = (await site.logIn(email)).body
  await site.send('users/second-factor', { body: { challenge, code: '000000' } })
  await site.send('users/second-factor', { body: { challenge, code: recoveryCodes[0] } })
  const events = await findEvents()
  expect(events.map(({ kind }) => kind)).toEqual([
    'secondFactorAdded',
    'success',
    'failure',
    'secondFactorFailure',
    'recoveryCodeUsed',
    'success',
  ])
  for (const event of events)
    expect(event).toMatchObject({
      user: id,
      userName: 'Name of administrator',
      device: 'Firefox, Linux',
      clientIp: expect.any(String),
    })
})

/** What is logged meanwhile, as texts. */
async function whatIsLogged(during: () => Promise<unknown>): Promise<string[]> {
  const logged: string[] = []
  const { logger } = running.payload
  const levels = { info: logger.info, warn: logger.warn, error: logger.error, debug: logger.debug }
  for (const level of ['info', 'warn', 'error', 'debug'] as const)
    logger[level] = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
  try {
    await during()
  } finally {
    Object.assign(logger, levels)
  }
  return logged
}

test('neither passwords nor codes nor e-mail addresses without an account are recorded or logged', async () => {
  const secrets: string[] = ['typed-by-mistake', 'the-secret-word']
  const logged = await whatIsLogged(async () => {
    const { email } = await site.makeAccount('administrator')
    const { recoveryCodes, secret } = await enrolAtLogIn(site, email)
    secrets.push(email, secret, String(recoveryCodes[0]))
    const { challenge } = (await site.logIn(email)).body
    await site.send('users/second-factor', { body: { challenge, code: recoveryCodes[0] } })
    await site.send('users/login', { body: { email: 'typed-by-mistake', password: 'the-secret-word' } })
  })
  const written = JSON.stringify([await findEvents(), logged])
  for (const each of secrets) expect(written).not.toContain(each)
  expect(logged.length).toBeGreaterThan(3)
})

test('the log of accepted and refused log-ins names no account and no client, and tells them apart', async () => {
  const one = await site.makeAccount('administrator')
  const other = await site.makeAccount('editor')
  const [clientIp, stranger] = ['198.51.100.23', '198.51.100.24']
  const wrong = 'surely not this one'
  const logged = await whatIsLogged(async () => {
    await enrolAtLogIn(site, one.email)
    const { challenge } = (await site.logIn(one.email, { clientIp })).body
    await site.send('users/second-factor', { body: { challenge, code: '000000' }, clientIp })
    await site.logIn(other.email, { clientIp })
    await site.send('users/login', { body: { email: 'nobody@perron.example', password: wrong }, clientIp })
    for (let round = 0; round < 7; round += 1)
      await site.send('users/login', { body: { email: other.email, password: wrong }, clientIp: stranger })
    await Promise.all(site.later.map((task) => task()))
  })
  const text = logged.join('\n')
  for (const each of [one.id, one.email, other.id, other.email, clientIp, stranger, 'nobody@', 'Name of'])
    expect(text).not.toContain(each)
  expect(text).toMatch(/"log-in: success"/)
  expect(text).toMatch(/"log-in: limit"/)
  const field = (line: string, name: string) => new RegExp(`"${name}":("[^"]+"|null)`).exec(line)?.[1]
  const failures = logged.filter((line) => line.includes('"log-in: failure"'))
  const [first, ...others] = failures
  expect(others).toHaveLength(5)
  expect(field(String(first), 'account')).toBe('null')
  expect(new Set(others.map((line) => field(line, 'account'))).size).toBe(1)
  expect(new Set(others.map((line) => field(line, 'client'))).size).toBe(1)
  expect(new Set(failures.map((line) => field(line, 'client'))).size).toBe(2)
  expect((await findEvents()).map((event) => event.clientIp)).toContain(stranger)
})

test('a limit is recorded once, not with every refused try', async () => {
  const { email } = await site.makeAccount('editor')
  for (let round = 0; round < 12; round += 1)
    await site.send('users/login', { body: { email, password: 'surely not this one' } })
  await Promise.all(site.later.map((task) => task()))
  const kinds = (await findEvents()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'failure')).toHaveLength(5)
  expect(kinds.filter((kind) => kind === 'limit')).toHaveLength(1)
})

test('administrators read the events, others do not, and nobody writes or deletes one', async () => {
  const { email } = await site.makeAccount('editor')
  await site.logIn(email)
  const [event] = await findEvents()
  for (const role of staffRoles) {
    const { send } = await openStudioApi(running, role)
    const read = await send('/api/logInEvents')
    expect(read.status).toBe(role === 'administrator' ? 200 : 403)
    const path = `/api/logInEvents/${event?.id}`
    const changes = [
      await send(path, { method: 'DELETE' }),
      await send(path, { method: 'PATCH', body: { kind: 'limit' } }),
      await send('/api/logInEvents', { method: 'POST', body: { kind: 'limit' } }),
    ]
    for (const { status } of changes) expect(status).toBe(403)
  }
})

test('events are kept for as many days as the setting says', async () => {
  const { email } = await site.makeAccount('editor')
  await site.logIn(email)
  const inDays = (days: number) => runRetention(running.payload, new Date(Date.now() + days * 86_400_000))
  await inDays(89)
  expect(await findEvents()).toHaveLength(1)
  await running.payload.updateGlobal({ slug: 'security', data: { logInDays: 30 } })
  await inDays(31)
  expect(await findEvents()).toHaveLength(0)
})
