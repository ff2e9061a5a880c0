import { beforeEach, expect, test } from 'vitest'

import { env } from '@/lib/env'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { shareDispatch, type InnerResponse } from './inner-request'
import { refuseLink } from './refuse-link'
import { endedLinkPath, signedLinkPath } from './signed-links'

const requests: string[] = []
const notice: InnerResponse = {
  status: 200,
  headers: { 'content-security-policy': "script-src 'self'" },
  body: Buffer.from('<h1>Ended</h1>'),
}
let answer = notice

beforeEach(() => {
  requests.length = 0
  shareDispatch(async ({ url, headers = {} }) => {
    expect(headers[workerKeyHeader]).toBe(workerKey(env.payloadSecret))
    requests.push(url)
    return answer
  })
})

const link = (until: number) =>
  signedLinkPath('nl', 'offer', 'a1', new Date(Date.now() + until), env.payloadSecret)
const valid = link(60_000)
const from = (clientIp: string) => new Headers({ 'x-forwarded-for': clientIp })

test.each([
  ['a changed token', valid.replace(/.\/$/, '/'), 404],
  ['the token of another document', valid.replace('/a1/', '/a2/'), 404],
  ['the token of another page', valid.replace('/offer/', '/appointment/'), 404],
  ['a page that does not exist', '/nl/my/nothing/', 404],
  ['an unknown kind', valid.replace('/offer/', '/thing/'), 404],
  ['an id without a token', '/nl/my/offer/a1/', 404],
  ['no page at all', '/nl/my/', 404],
  ['an expired link', link(-60_000), 410],
  ['the page of ended links', endedLinkPath('nl', 'offer'), 410],
])('%s is answered with a rendered page: %s %i', async (_, path, status) => {
  const refused = await refuseLink(path, from('1.2.3.4'))
  expect(refused?.status).toBe(status)
  expect(await refused?.text()).toBe('<h1>Ended</h1>')
  expect(Object.fromEntries(refused?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self'",
    'cache-control': 'private, no-store',
  })
  expect(requests).toEqual(['/nl/my/'])
})

test.each([
  ['a valid link', valid],
  ['a button, which checks its link itself', `${link(-1)}confirm/`],
  ['a file', `${valid}document/`],
  ['the page that asks for a link', '/nl/my/searches/'],
  ['its form', '/nl/my/account/post/searches-link/'],
])('%s passes', async (_, path) => {
  expect(await refuseLink(path, new Headers())).toBeNull()
  expect(requests).toEqual([])
})

test('the request for the notice passes; a visitor cannot make one', async () => {
  const ownHeaders = new Headers({ [workerKeyHeader]: workerKey(env.payloadSecret) })
  expect(await refuseLink('/nl/my/', ownHeaders)).toBeNull()
  expect((await refuseLink('/nl/my/', new Headers({ [workerKeyHeader]: 'x' })))?.status).toBe(404)
})

test('the status holds when the notice cannot be rendered', async () => {
  answer = { ...notice, status: 500 }
  const refused = await refuseLink('/fr/my/offer/', new Headers())
  expect([refused?.status, await refused?.text()]).toEqual([410, 'Not found'])
  answer = notice
})

test('many wrong links get the notice of the limit; a valid one still passes', async () => {
  let last: Response | null = null
  for (let count = 0; count < 62; count += 1)
    last = await refuseLink('/nl/my/offer/a1/1-wrong/', from('5.6.7.8'))
  expect(last?.status).toBe(429)
  expect(last?.headers.get('retry-after')).toBe('60')
  expect(requests.at(-1)).toBe('/nl/my/?reason=tooMany')
  expect(await refuseLink(valid, from('5.6.7.8'))).toBeNull()
})
