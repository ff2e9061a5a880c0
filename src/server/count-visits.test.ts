import { createHash } from 'node:crypto'
import { connect } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { visitTally } from '@/features/statistics/server/visit-tally'
import { env } from '@/lib/env'
import { keyedDigest } from '@/lib/values/digest'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => {
  site.forget()
  visitTally().take()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const ownPage = { 'sec-fetch-site': 'same-origin', 'user-agent': firefox }
const page = JSON.stringify(['/fr/a-vendre/awans/maison/4310/', 'www.google.be', ''])

const send = (body = page, headers: Record<string, string> = ownPage, localAddress?: string) =>
  site.ask('/visits/', headers, 'POST', { body, ...(localAddress && { localAddress }) })

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A cookie as the studio gives it. */
function staffCookie(collection = 'users'): string {
  const exp = Math.floor(Date.now() / 1000) + 60
  const signed = `${encoded({ alg: 'HS256' })}.${encoded({ collection, exp, id: 'a', sid: 'b' })}`
  const secret = createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32)
  return `perron-token=${signed}.${keyedDigest(secret, signed).toString('base64url')}`
}

test('a visit is counted without Next, and a visitor once a day', async () => {
  const from = '127.3.0.1'
  const answers = [await send(page, ownPage, from), await send(page, ownPage, from)]
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect((await send(page, ownPage, '127.3.0.2')).headers['set-cookie']).toBeUndefined()
  expect(visitTally().take()).toEqual([
    expect.objectContaining({ ref: 4310, locale: 'fr', source: 'search', count: 2 }),
  ])
  expect(site.seen).toEqual([])
})

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a browser without a window', { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a program without a name', { 'user-agent': '' }],
  ['a member of staff', { cookie: `a=b; ${staffCookie()}` }],
])('%s is not counted and gets the same answer', async (_, headers) => {
  expect((await send(page, { ...ownPage, ...headers })).status).toBe(204)
  expect(visitTally().isEmpty).toBe(true)
})

test('an owner, and a cookie that looks like that of staff, are counted', async () => {
  await send(page, { ...ownPage, cookie: staffCookie('owners') })
  await send(page, { ...ownPage, cookie: `${staffCookie().slice(0, -4)}AAAA` })
  expect(visitTally().take()).toEqual([expect.objectContaining({ count: 2 })])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', 'user-agent': firefox }],
  ['another origin', { origin: 'https://evil.example', 'user-agent': firefox }],
  ['no page at all', { 'user-agent': firefox }],
])('a message of %s is refused', async (_, headers) => {
  expect((await send(page, headers)).status).toBe(403)
  expect(visitTally().isEmpty).toBe(true)
})

test.each([
  ['garbage', 'x'.repeat(100), 400],
  ['an empty body', '', 400],
  ['another page', JSON.stringify(['/fr/', '', '']), 400],
  ['a body of 100 KB', 'x'.repeat(100_000), 413],
])('%s is refused', async (_, body, status) => {
  expect((await send(body)).status).toBe(status)
  expect(visitTally().isEmpty).toBe(true)
})

test('a long body without a stated length is refused too', async () => {
  const body = 'x'.repeat(5000)
  const answer = await send(body, { ...ownPage, 'transfer-encoding': 'chunked' })
  expect(answer.status).toBe(413)
})

test('a message that is broken off is no failure of the server', async () => {
  const lines = ['POST /visits/ HTTP/1.1', 'Host: a', 'Sec-Fetch-Site: same-origin', 'Content-Length: 50']
  await new Promise<void>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n["/fr/`)
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
  })
  expect((await send()).status).toBe(204)
  expect(visitTally().take()).toEqual([expect.objectContaining({ count: 1 })])
})

test('one client may send so many a minute, and others go on', async () => {
  const statuses: number[] = []
  for (let ref = 1; ref <= 130; ref += 1)
    statuses.push((await send(JSON.stringify([`/fr/a/b/c/${ref}/`, '', '']), ownPage, '127.3.1.1')).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  expect(statuses.slice(120)).toEqual(Array.from({ length: 10 }, () => 429))
  expect((await send()).status).toBe(204)
})

test('only messages are taken: a read of the address goes on to Next', async () => {
  await site.ask('/visits/')
  expect(site.seen).toHaveLength(1)
})
