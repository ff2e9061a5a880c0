import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { findFactors } from '@/features/sign-in/server/factors'
import { env } from '@/lib/env'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makePasskey } from '../../support/passkey'
import { codeOf, openSignInSite, type SignInSite } from '../../support/sign-in-site'

let running: TestPayload
let site: SignInSite
let email: string
let key: ReturnType<typeof makePasskey>
let registered: Awaited<ReturnType<SignInSite['send']>>

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  site = openSignInSite(running)
  email = (await site.makeAccount('administrator')).email
  key = makePasskey(env.serverUrl)
  registered = await register(key)
})

type Options = Record<string, unknown>

/** Sets a passkey up at the log-in. */
async function register(passkey: typeof key) {
  const { challenge } = (await site.logIn(email)).body
  const begin = { body: { kind: 'passkey', challenge } }
  const { options } = (await site.send('users/second-factor/begin', begin)).body
  const body = { challenge, passkey: passkey.register(options as Options) }
  return site.send('users/second-factor/confirm', { body })
}

async function ask() {
  const { challenge, passkey, hasApp } = (await site.logIn(email)).body
  return { challenge, options: passkey as Options, hasApp }
}

const send = (challenge: unknown, passkey: object) =>
  site.send('users/second-factor', { body: { challenge, passkey } })

test('a passkey is set up at the log-in and gives the session from then on', async () => {
  expect(registered.status).toBe(200)
  expect(registered.token).not.toBe('')
  expect(registered.body.recoveryCodes).toHaveLength(10)
  const { challenge, options, hasApp } = await ask()
  expect(hasApp).toBe(false)
  const entered = await send(challenge, key.answer(options))
  expect(entered.status).toBe(200)
  expect(entered.token).not.toBe('')
})

test('one answer of a passkey gives one session', async () => {
  const { challenge, options } = await ask()
  const signed = key.answer(options)
  const answers = await Promise.all([
    send(challenge, signed),
    send(challenge, signed),
    send(challenge, signed),
  ])
  expect(answers.filter(({ token }) => token !== '')).toHaveLength(1)
  expect((await send(challenge, signed)).status).toBe(401)
  expect((await send((await ask()).challenge, signed)).status).toBe(401)
})

test('of a passkey and an app that are set up by two log-ins at once, at most one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const account = await site.makeAccount('administrator')
    const begun = async (kind: string) => {
      const { challenge } = (await site.logIn(account.email)).body
      const { body } = await site.send('users/second-factor/begin', { body: { kind, challenge } })
      return { ...body, challenge }
    }
    const [app, ownOptions]: Options[] = [await begun('totp'), await begun('passkey')]
    const passkey = makePasskey(env.serverUrl).register(ownOptions?.options as Options)
    const bodies = [
      { challenge: app?.challenge, code: await codeOf(app?.secret) },
      { challenge: ownOptions?.challenge, passkey },
    ]
    const answers = await Promise.all(
      bodies.map((body) => site.send('users/second-factor/confirm', { body })),
    )
    const factors = await findFactors(running.payload, account.id)
    const begunSessions = answers.filter(({ token }) => token !== '')
    expect(factors.length).toBeLessThan(2)
    expect(begunSessions).toHaveLength(factors.length)
  }
})

test('an answer to another site, another challenge or with another key is refused', async () => {
  const { challenge, options } = await ask()
  const other = makePasskey(env.serverUrl)
  const wrong = [
    key.answer(options, 'https://evil.example'),
    key.answer({ challenge: 'AAAA' }),
    other.answer(options),
    { ...other.answer(options), id: key.answer(options).id },
  ]
  for (const each of wrong) expect(await send(challenge, each)).toMatchObject({ status: 401, token: '' })
})

test('the passkey of one account opens no other', async () => {
  const owner = email
  email = (await site.makeAccount('administrator')).email
  await register(makePasskey(env.serverUrl))
  const { challenge, options } = await ask()
  expect(owner).not.toBe(email)
  expect(await send(challenge, key.answer(options))).toMatchObject({ status: 401, token: '' })
})

test('the same passkey is not added twice', async () => {
  const { token } = registered
  const begun = await site.send('users/second-factor/begin', { body: { kind: 'passkey' }, token })
  const { challenge, options } = begun.body
  const body = { challenge, passkey: key.register(options as Options) }
  expect((await site.send('users/second-factor/confirm', { body, token })).status).toBe(409)
})
