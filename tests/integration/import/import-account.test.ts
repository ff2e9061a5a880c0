import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sourceEndpoints } from '@/features/import/server/import-endpoints'
import { findImportSource } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { secretMask } from '@/lib/payload/fields/secret-field'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { houseRecord } from '../../support/feed-records'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** The account of a source: sent to its server alone, and never read back. */

const secret = 'Pässword of the office'
let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const as = (user: Account) => ({ user, overrideAccess: false, depth: 0 }) as const

/** Fields of a source as an administrator fills them in. */
const sourceData = (more: Record<string, unknown> = {}) => {
  count += 1
  return {
    name: 'Omnicasa',
    key: `account-${count}`,
    format: 'omnicasa',
    location: 'url',
    languages: ['fr'],
    user: 'office',
    secret,
    guardShare: 20,
    ...more,
  }
}

const create = (data: Record<string, unknown>) =>
  payload.create({ ...as(accounts.administrator), collection: 'importSources', data } as Parameters<
    Payload['create']
  >[0])

const update = (id: string | number, data: Record<string, unknown>) =>
  payload.update({ ...as(accounts.administrator), collection: 'importSources', id, data } as Parameters<
    Payload['update']
  >[0])

describe('the password', () => {
  test('is sealed in the database, masked for administrators, and not there for editors', async () => {
    const { id, ...made } = (await create(sourceData())) as { id: string; secret: string; key: string }
    expect(made.secret).toBe(secretMask)
    const seen = await payload.findByID({ ...as(accounts.administrator), collection: 'importSources', id })
    expect(seen.secret).toBe(secretMask)
    const edited = await payload.findByID({ ...as(accounts.editor), collection: 'importSources', id })
    expect([edited.secret, edited.user]).toEqual([undefined, undefined])
    const stored = await payload.db.findOne<{ id: string; secret: string }>({
      collection: 'importSources',
      where: { id: { equals: id } },
    })
    expect(stored?.secret).toMatch(/^sealed:1:/)
    expect(await findImportSource(payload, made.key)).toMatchObject({
      location: { api: 'omnicasa', account: { user: 'office', secret } },
    })
  })

  test('stays when the form is saved with its mask, and has to be entered anew for another address', async () => {
    const { id, key } = (await create(sourceData())) as { id: string; key: string }
    const accountNow = async () => {
      const location = (await findImportSource(payload, key))?.location
      return location && 'api' in location ? location.account : null
    }
    await update(id, { name: 'Other', secret: secretMask })
    expect(await accountNow()).toMatchObject({ secret })
    const url = 'https://api.example.com/x'
    await expect(update(id, { url, secret: secretMask })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'secret' })] },
    })
    await update(id, { url, secret: 'another' })
    expect(await accountNow()).toMatchObject({ url: `${url}/`, secret: 'another' })
  })

  test.each<[string, Record<string, unknown>, string[]]>([
    ['an API without a password', { secret: '' }, ['secret']],
    ['an API without a user', { user: '' }, ['user']],
    ['an API at an unprotected address', { url: 'http://api.example.com/' }, ['url']],
    ['Whise without its numbers', { format: 'whise' }, ['clientId', 'officeId']],
  ])('%s is refused', async (_, data, fields) => {
    await expect(create(sourceData(data))).rejects.toMatchObject({
      data: { errors: fields.map((path) => expect.objectContaining({ path })) },
    })
  })
})

test('what a code means is added to the source, for its field and by administrators alone', async () => {
  const { id } = (await create(sourceData())) as { id: string }
  const handler = sourceEndpoints.find(({ path }) => path === '/:id/codes')?.handler
  const ask = async (user: Account, body: object) => {
    const given = {
      payload,
      user,
      routeParams: { id },
      json: async () => body,
      i18n: { language: 'fr' },
      context: {},
    }
    // The handler reads only these of a request.
    return (await handler?.(given as unknown as PayloadRequest))?.status
  }
  const code = { field: 'status', code: '77', value: 'sold' }
  expect(await ask(accounts.editor, code)).toBe(404)
  expect(await ask(accounts.administrator, { ...code, value: 'nonsense' })).toBe(400)
  expect(await ask(accounts.administrator, { ...code, field: 'headline' })).toBe(400)
  expect(await ask(accounts.administrator, { ...code, field: 'typeWebId', value: '3' })).toBe(400)
  expect(await ask(accounts.administrator, code)).toBe(200)
  expect(await ask(accounts.administrator, { ...code, value: '-' })).toBe(200)
  const { codes } = await payload.findByID({ ...as(accounts.administrator), collection: 'importSources', id })
  expect(codes).toMatchObject([{ table: 'status', code: '77', value: '-' }])
})

test('a file behind a password is fetched with it, and a redirect with the account is not followed', async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization ?? ''}`)
    if (request.url === '/moved') return void response.writeHead(302, { location: '/feed' }).end()
    const isKnown =
      request.headers.authorization === `Basic ${Buffer.from(`office:${secret}`).toString('base64')}`
    response
      .writeHead(isKnown ? 200 : 401)
      .end(JSON.stringify({ types: [], properties: [houseRecord(90_001)] }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const run = async (data: Record<string, unknown>) => {
    const { key } = (await create(sourceData({ format: 'specification3', ...data }))) as { key: string }
    const source = await findImportSource(payload, key)
    if (!source) throw new Error('No source')
    return runImport(payload, source, { actor: 'test', dryRun: false, isAllowed: () => true })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    expect(await run({ url: `${origin}/feed` })).toMatchObject({ state: 'applied' })
    await expect(run({ url: `${origin}/feed`, secret: 'wrong' })).rejects.toThrow(/answered 401/)
    await expect(run({ url: `${origin}/moved` })).rejects.toThrow(/answered 302/)
    expect(requests.filter((each) => each.startsWith('/feed'))).toHaveLength(2)
  } finally {
    server.close()
  }
})
