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

test('neither passwords nor codes nor e-mail addresses without an account are recorded or logged', async () => {
  const logged: string[] = []
  const { logger } = running.payload
  const levels = { info: logger.info, warn: logger.warn, error: logger.error }
  for (const level of ['info', 'warn', 'error'] as const)
    logger[level] = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
  try {
    const { email } = await site.makeAccount('administrator')
    const { recoveryCodes, secret } = await enrolAtLogIn(site, email)
    const { challenge } = (await site.logIn(email)).body
    await site.send('users/second-factor', { body: { challenge, code: recoveryCodes[0] } })
    await site.send('users/login', { body: { email: 'typed-by-mistake', password: 'the-secret-word' } })
    const written = JSON.stringify([await findEvents(), logged])
    for (const each of ['typed-by-mistake', 'the-secret-word', email, secret, recoveryCodes[0]])
      expect(written).not.toContain(each)
    expect(logged.length).toBeGreaterThan(3)
  } finally {
    Object.assign(logger, levels)
  }
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
