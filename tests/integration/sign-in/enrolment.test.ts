import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { secondFactorDefaults, secondFactorModes } from '@/features/sign-in/model/second-factor-mode'
import { staffRoles } from '@/lib/payload/access'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { testPassword } from '../../support/minimal-document'
import { codeOf, enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'

let running: TestPayload
let site: SignInSite

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  site = openSignInSite(running)
  await site.setModes(secondFactorDefaults)
})

const cases = staffRoles.flatMap((role) => secondFactorModes.map((mode) => [role, mode] as const))

test.each(cases)('%s with the setting "%s": without a factor and with one', async (role, mode) => {
  const { email } = await site.makeAccount(role)
  await site.setModes({ [role]: 'required' })
  const enrolled = await site.makeAccount(role)
  expect(await enrolAtLogIn(site, enrolled.email)).toMatchObject({ status: 200 })
  await site.setModes({ [role]: mode })
  const [without, withFactor] = [await site.logIn(email), await site.logIn(enrolled.email)]
  expect(without.status).toBe(mode === 'required' ? 202 : 200)
  expect(without.token !== '').toBe(mode !== 'required')
  expect(withFactor.status).toBe(mode === 'off' ? 200 : 202)
  expect(withFactor.token !== '').toBe(mode === 'off')
})

test('the enrolment at the log-in gives ten recovery codes, and the session only after a right code', async () => {
  const { email } = await site.makeAccount('administrator')
  const { challenge } = (await site.logIn(email)).body
  const begin = { body: { kind: 'totp', challenge } }
  const { secret, uri } = (await site.send('users/second-factor/begin', begin)).body
  expect(uri).toContain(`secret=${String(secret)}`)
  const confirm = (code: string) => site.send('users/second-factor/confirm', { body: { challenge, code } })
  expect(await confirm('000000')).toMatchObject({ status: 401, token: '' })
  const code = await codeOf(secret)
  const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
  const [done] = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ token }) => token)).toHaveLength(1)
  expect(new Set(done?.body.recoveryCodes as string[]).size).toBe(10)
})

test('what is stored shows neither the secret nor a recovery code', async () => {
  const { email } = await site.makeAccount('administrator')
  const { secret, recoveryCodes } = await enrolAtLogIn(site, email)
  const rows = await Promise.all(
    (['secondFactors', 'logInChallenges', 'users', 'logInEvents'] as const).map((collection) =>
      running.payload.db.find({ collection, pagination: false }),
    ),
  )
  const stored = JSON.stringify(rows)
  for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each)
})

test('an open enrolment is worth nothing once the account has a factor', async () => {
  const { email } = await site.makeAccount('administrator')
  const { challenge } = (await site.logIn(email)).body
  const { secret } = (await site.send('users/second-factor/begin', { body: { kind: 'totp', challenge } }))
    .body
  await enrolAtLogIn(site, email)
  const lateRequest = { body: { challenge, code: await codeOf(secret) } }
  expect(await site.send('users/second-factor/confirm', lateRequest)).toMatchObject({
    status: 401,
    token: '',
  })
  const passkey = { body: { kind: 'passkey', challenge } }
  expect((await site.send('users/second-factor/begin', passkey)).status).toBe(401)
})

test('a challenge of a log-in cannot be used to set a factor up', async () => {
  const { email } = await site.makeAccount('administrator')
  await enrolAtLogIn(site, email)
  const { challenge } = (await site.logIn(email)).body
  const begin = { body: { kind: 'passkey', challenge } }
  expect((await site.send('users/second-factor/begin', begin)).status).toBe(401)
})

async function openLater(token: string, act: () => Promise<void>) {
  expect(token).not.toBe('')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  await act().finally(() => vi.useRealTimers())
}

test('on the own page the password is needed once the session is ten minutes old', async () => {
  const { email } = await site.makeAccount('editor')
  const { token } = await site.logIn(email)
  const begin = (currentPassword?: string) =>
    site.send('users/second-factor/begin', { body: { kind: 'totp', currentPassword }, token })
  expect((await begin()).status).toBe(200)
  await openLater(token, async () => {
    expect((await begin()).status).toBe(400)
    expect((await begin('not the password')).status).toBe(400)
    expect((await begin(testPassword)).status).toBe(200)
  })
})

test('a required factor is not the last one that is removed; an offered one may be', async () => {
  const { id, email } = await site.makeAccount('editor')
  await site.setModes({ editor: 'required' })
  const { token } = await enrolAtLogIn(site, email)
  const security = await site.send('users/own-security', { method: 'GET', token })
  const [factor] = security.body.factors as { id: string }[]
  const remove = () => site.send('users/second-factor/remove', { body: { id: factor?.id }, token })
  expect((await remove()).status).toBe(409)
  await site.setModes({ editor: 'offered' })
  expect((await remove()).status).toBe(200)
  // Nothing is removed twice, nor recorded.
  expect((await remove()).status).toBe(404)
  const where = { user: { equals: id } }
  expect((await running.payload.db.count({ collection: 'secondFactors', where })).totalDocs).toBe(0)
  expect((await site.logIn(email)).status).toBe(200)
})

test('new recovery codes replace the old ones', async () => {
  const { email } = await site.makeAccount('administrator')
  const { token, recoveryCodes } = await enrolAtLogIn(site, email)
  const { body } = await site.send('users/second-factor/recovery-codes', { body: {}, token })
  const { challenge } = (await site.logIn(email)).body
  const use = (code: unknown) => site.send('users/second-factor', { body: { challenge, code } })
  expect((await use(recoveryCodes[0])).status).toBe(401)
  expect((await use((body.recoveryCodes as string[])[0])).status).toBe(200)
})

test('one account cannot go on with the enrolment of another, nor remove its factor', async () => {
  const [one, other] = [await site.makeAccount('editor'), await site.makeAccount('editor')]
  const [first, second] = [(await site.logIn(one.email)).token, (await site.logIn(other.email)).token]
  const begun = await site.send('users/second-factor/begin', { body: { kind: 'totp' }, token: first })
  const body = { challenge: begun.body.challenge, code: await codeOf(begun.body.secret) }
  expect((await site.send('users/second-factor/confirm', { body, token: second })).status).toBe(401)
  expect((await site.send('users/second-factor/confirm', { body })).status).toBe(401)
  expect((await site.send('users/second-factor/confirm', { body, token: first })).status).toBe(200)
  const security = await site.send('users/own-security', { method: 'GET', token: first })
  const [factor] = security.body.factors as { id: string }[]
  await site.send('users/second-factor/remove', { body: { id: factor?.id }, token: second })
  expect((await site.logIn(one.email)).status).toBe(202)
})
