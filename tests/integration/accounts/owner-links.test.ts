import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { findAccountLink } from '@/features/accounts/server/account-links'
import { renewSession } from '@/lib/sessions/sessions'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { openOwnerLogin, sessionIn, type TestLogin } from '../../rig/account-login'

const minute = 60_000
const good = 'violet harbour lantern'

let running: TestPayload
let login: TestLogin
let id: string
let email: string

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  login = openOwnerLogin(running.payload)
  ;({ id, email } = await login.makeAccount())
})

/** Asks for an e-mail; the token in it. */
async function ask(action: 'askForLink' | 'askForPassword', now = new Date()): Promise<string> {
  await login.send(action, { email }, { now })
  await login.answerRequests()
  return (await login.findTokens(email)).at(-1) ?? ''
}

const later = (minutes: number) => new Date(Date.now() + minutes * minute)
const isOpen = async (token: string) =>
  (await renewSession(running.payload, ownerAccounts, token, new Date()))?.account === id

const ended = { page: '/fr/login/', state: { problem: 'linkEnded' } }

test.each(['askForLink', 'askForPassword'] as const)(
  '%s answers alike and at once for known and unknown addresses; one of them gets an e-mail',
  async (action) => {
    const [knownAnswer, unknown] = [
      await login.send(action, { email }),
      await login.send(action, { email: 'nobody@perron.example' }),
    ]
    expect(knownAnswer).toEqual(unknown)
    expect(await login.findMails(email)).toHaveLength(0)
    await login.answerRequests()
    expect(await login.findMails(email)).toHaveLength(1)
    expect(await login.findMails('nobody@perron.example')).toHaveLength(0)
  },
)

test('a link signs in once, of ten uses at the same moment one', async () => {
  const token = await ask('askForLink')
  const answers = await Promise.all(Array.from({ length: 10 }, () => login.send('openLink', { token })))
  const sessions = answers.map(sessionIn).filter(Boolean)
  expect(sessions).toHaveLength(1)
  expect(await isOpen(sessions[0] ?? '')).toBe(true)
  expect(answers.filter((answer) => !sessionIn(answer))).toEqual(Array.from({ length: 9 }, () => ended))
})

test('looking at a link, as e-mail scanners do, changes nothing', async () => {
  const token = await ask('askForLink')
  const where = { token, purpose: 'signIn', now: new Date() } as const
  for (let count = 0; count < 3; count += 1)
    expect(await findAccountLink(running.payload, ownerAccounts, where)).toMatchObject({ holder: id })
  expect(sessionIn(await login.send('openLink', { token }))).not.toBe('')
})

test('a link that signs in works for 15 minutes, one to a new password for an hour', async () => {
  const [link, password] = [await ask('askForLink'), await ask('askForPassword')]
  expect(await login.send('openLink', { token: link }, { now: later(15.1) })).toEqual(ended)
  const fields = { token: password, password: good, repeat: good }
  expect(await login.send('setPassword', fields, { now: later(60.1) })).toEqual(ended)
  expect(sessionIn(await login.send('setPassword', fields, { now: later(59) }))).not.toBe('')
})

test('a link does only what it was mailed for', async () => {
  const [link, password] = [await ask('askForLink'), await ask('askForPassword')]
  expect(await login.send('openLink', { token: password })).toEqual(ended)
  expect(await login.send('setPassword', { token: link, password: good, repeat: good })).toEqual(ended)
})

test.each(['', 'x', '../../x', 'a'.repeat(43)])('the token %j opens nothing', async (token) => {
  expect(await login.send('openLink', { token })).toEqual(ended)
  expect(await login.send('setPassword', { token, password: good, repeat: good })).toEqual(ended)
})

test('a new password ends the sessions and all links of the account', async () => {
  const [session, link, other] = [
    await login.logIn(email),
    await ask('askForLink'),
    await ask('askForPassword'),
  ]
  const token = await ask('askForPassword')
  const answer = await login.send('setPassword', { token, password: good, repeat: good })
  expect(await isOpen(sessionIn(answer))).toBe(true)
  expect(await isOpen(session)).toBe(false)
  expect(await login.send('openLink', { token: link })).toEqual(ended)
  expect(await login.send('setPassword', { token: other, password: good, repeat: good })).toEqual(ended)
  expect(await login.logIn(email)).toBe('')
  expect(sessionIn(await login.send('signIn', { email, password: good }))).not.toBe('')
})

test.each([
  ['', '', { password: 'required' }],
  ['short', 'short', { password: 'tooShort' }],
  ['a'.repeat(129), 'a'.repeat(129), { password: 'tooLong' }],
  ['agnèsdelvaux', 'agnèsdelvaux', { password: 'guessable' }],
  [good, `${good}s`, { repeat: 'differs' }],
])(
  'the password %j repeated as %j is refused and does not use the link up',
  async (password, repeat, errors) => {
    const token = await ask('askForPassword')
    const answer = await login.send('setPassword', { token, password, repeat })
    expect(answer).toEqual({ page: `/fr/login/password/${token}/`, state: { errors } })
    expect(sessionIn(await login.send('setPassword', { token, password: good, repeat: good }))).not.toBe('')
  },
)

test('of several passwords by one link at the same moment one is set', async () => {
  const token = await ask('askForPassword')
  const words = Array.from({ length: 5 }, (_, index) => `${good} ${index}`)
  const answers = await Promise.all(
    words.map((password) => login.send('setPassword', { token, password, repeat: password })),
  )
  expect(answers.filter((answer) => sessionIn(answer))).toHaveLength(1)
})

test('what is stored opens nothing: neither the outbox nor the table of links has the token', async () => {
  const token = await ask('askForLink')
  await running.payload.db.drizzle.run('PRAGMA wal_checkpoint(TRUNCATE)')
  const file = await readFile(running.cacheKey.replace('file:', ''), 'latin1')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(file).not.toContain(token)
  const [mail] = await login.findMails(email)
  const seed = /login\/link\/([0-9a-f]{40})\//.exec(JSON.stringify(mail))?.[1] ?? ''
  expect(file).toContain(seed)
  expect(await login.send('openLink', { token: seed })).toEqual(ended)
})

test('an e-mail is in the language of the owner and is not sent once its link has ended', async () => {
  const german = await login.makeAccount({ language: 'de' })
  await login.send('askForLink', { email: german.email })
  await login.answerRequests()
  const [mail] = await login.findMails(german.email)
  expect(mail).toMatchObject({
    language: 'de',
    subject: 'Ihr Link zum Anmelden',
  })
  const [{ until } = { until: '' }] = (
    await running.payload.find({ collection: 'ownerLinks', where: { owner: { equals: german.id } } })
  ).docs
  expect(mail?.sendUntil).toBe(until)
  expect(JSON.stringify(mail?.payload)).toContain('/de/login/link/')
})

test('an address gets three e-mails an hour of each kind, a client asks ten times', async () => {
  const tryOnce = (tried: string, action: 'askForLink' | 'askForPassword' = 'askForPassword') =>
    login.send(action, { email: tried })
  for (let count = 0; count < 3; count += 1) expect(await tryOnce(email)).toHaveProperty('to')
  expect(await tryOnce(email)).toMatchObject({ state: { problem: 'tooMany' }, page: '/fr/login/forgotten/' })
  expect(await tryOnce(email, 'askForLink')).toHaveProperty('to')
  for (let count = 0; count < 5; count += 1) await tryOnce(`n${count}@perron.example`)
  expect(await tryOnce('other@perron.example')).toMatchObject({ state: { problem: 'tooMany' } })
})
