import { readFile } from 'node:fs/promises'

import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { composeMail } from '@/lib/email/compose-mail'
import { readMailBrand } from '@/lib/email/read-mail-brand'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Stored = { id: string; resetPasswordToken?: string | null }

let accounts = 0

/** Asks for a new password; the last segment of the link in the e-mail, as its recipient gets it. */
async function makeLink(): Promise<{ email: string; token: string; seed: string }> {
  const email = `forgetful-${++accounts}@perron.example`
  await makeMinimal(payload, 'users', { role: 'editor', email })
  const seed = await payload.forgotPassword({ collection: 'users', data: { email } })
  const { docs } = await payload.find({ collection: 'outbox', where: { recipient: { equals: email } } })
  const [row] = docs
  if (!row) throw new Error('no e-mail')
  const { html } = await composeMail(payload, row, await readMailBrand(payload, 'fr'))
  const token = /\/admin\/reset\/([^/"]+)\//.exec(html)?.[1] ?? ''
  return { email, token, seed: seed ?? '' }
}

async function reset(token: string, password: string): Promise<number> {
  const request = new Request('http://localhost:3000/api/users/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password }),
  })
  const path = '/api/users/reset-password'
  const answer = await handleEndpoints({
    config: payload.config,
    path,
    payloadInstanceCacheKey: running.cacheKey,
    request,
  })
  return answer.status
}

const logsIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  )

test('of several uses of one link at the same moment one sets the password', async () => {
  const { email, token } = await makeLink()
  const words = Array.from({ length: 5 }, (_, index) => `violet harbour lantern ${index}`)
  const statuses = await Promise.all(words.map((password) => reset(token, password)))
  expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403])
  const works = await Promise.all(words.map((password) => logsIn(email, password)))
  expect(works).toEqual(statuses.map((status) => status === 200))
  expect(await reset(token, 'violet harbour lantern')).toBe(403)
})

test('a refused password does not use the link up', async () => {
  const { token } = await makeLink()
  expect(await reset(token, 'short')).toBe(400)
  expect(await reset(token, 'violet harbour lantern')).toBe(200)
})

test('what is stored opens no account: neither the outbox nor the account holds the token', async () => {
  const { token, seed } = await makeLink()
  await payload.db.drizzle.run('PRAGMA wal_checkpoint(TRUNCATE)')
  const file = await readFile(running.cacheKey.replace('file:', ''), 'latin1')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(file).not.toContain(token)
  expect(file).toContain(seed)
  const { docs } = await payload.db.find<Stored>({
    collection: 'users',
    where: { resetPasswordToken: { exists: true } },
  })
  const stored = docs.map(({ resetPasswordToken }) => resetPasswordToken ?? '')
  for (const each of [seed, ...stored]) expect(await reset(each, 'violet harbour lantern')).toBe(403)
  expect(await reset(token, 'violet harbour lantern')).toBe(200)
})

test('an expired link sets nothing', async () => {
  const { email, token } = await makeLink()
  await payload.db.updateOne({
    collection: 'users',
    where: { email: { equals: email } },
    data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
  })
  expect(await reset(token, 'violet harbour lantern')).toBe(403)
})

test('saving an account otherwise leaves the link as it is', async () => {
  const { email, token } = await makeLink()
  await payload.update({
    collection: 'users',
    where: { email: { equals: email } },
    data: { name: 'New name' },
  })
  expect(await reset(token, 'violet harbour lantern')).toBe(200)
})

test('a new e-mail address ends the link that was mailed to the old one', async () => {
  const { email, token } = await makeLink()
  const where = { email: { equals: email } }
  await payload.update({ collection: 'users', where, data: { email: `next-${email}` } })
  expect(await reset(token, 'violet harbour lantern')).toBe(403)
})

test('accounts of owners store the digest of a token too', async () => {
  const email = 'owner@perron.example'
  await makeMinimal(payload, 'owners', { email })
  const seed = await payload.forgotPassword({ collection: 'owners', data: { email } })
  const { docs } = await payload.db.find<Stored>({
    collection: 'owners',
    where: { email: { equals: email } },
  })
  expect(docs[0]?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(docs[0])).not.toContain(seed)
})
