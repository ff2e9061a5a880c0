import { expect } from '@playwright/test'
import fc from 'fast-check'

import { listingParamNames } from '@/features/listings/model/search-params'

import { badRequest } from '../support/bad-requests'
import { test } from '../support/browser-test'
import { isFullRun, sample } from '../support/full-run'
import { nastyTexts, script, wellFormed } from '../support/nasty-texts'
import { sendRaw, type RawAnswer, type RawRequest } from '../support/raw-request'
import { forEachOf } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

const requestCount = isFullRun ? 2200 : 400
const atOnce = 6
const largestBody = 1_000_000

/** 405 for a method a page does not have, 414 and 431 from Node for lines that are too long. */
const allowed = (status: number) =>
  status === 200 ||
  (status >= 300 && status < 400) ||
  [204, 400, 401, 403, 404, 405, 414, 431].includes(status)

const stackTrace =
  /\bat [\w.<>$ ]+ \((?:file:|\/|webpack|node:)[^)]*:\d+:\d+\)|SQLITE_|SqliteError|node_modules\//

const isElsewhere = (location: string) => new URL(location, siteUrl).origin !== siteUrl

function problemOf({ status, headers: sent, body }: RawAnswer): string | null {
  if (!allowed(status)) return `status ${status}`
  if (stackTrace.test(body)) return `a stack trace: ${stackTrace.exec(body)?.[0]}`
  if (Buffer.byteLength(body) > largestBody) return `${body.length} characters`
  if (body.includes(script) && /text\/html/.test(sent['content-type'] ?? ''))
    return 'the script as it was sent'
  if (sent['set-cookie']?.some((cookie) => cookie.includes('perron=1'))) return 'a cookie that was sent in'
  if (sent.location && isElsewhere(sent.location)) return `a redirect to ${sent.location}`
  return null
}

let sentCount = 0
const send = async (request: RawRequest): Promise<RawAnswer> => {
  sentCount += 1
  return sendRaw(request)
}

const maxHops = 5

/** Follows redirects as a browser would, to notice circles and bad pages at their end. */
async function problemAtTheEnd(request: RawRequest): Promise<string | null> {
  let answer = await send(request)
  for (let hops = 0; ; hops += 1) {
    const problem = problemOf(answer)
    const { location } = answer.headers
    if (problem || !location || request.method !== 'GET') return problem
    if (hops === maxHops) return `no end of redirects, last to ${location.slice(0, 200)}`
    const url = new URL(location, siteUrl)
    answer = await send({ target: url.pathname + url.search })
  }
}

const describe = ({ method: verb, target: to, headers: with_ }: RawRequest) =>
  `${verb} ${to.slice(0, 400)} ${JSON.stringify(with_).slice(0, 400)}`

test('nothing a stranger can send breaks a page', async () => {
  const seed = Number(process.env.PERRON_SEED ?? Date.now() % 2 ** 31)
  const requests = fc.sample(badRequest, { numRuns: requestCount, seed })
  const started = Date.now()
  const problems = await forEachOf(requests, atOnce, async (request) => {
    const problem = await problemAtTheEnd(request).catch((error: Error) => error.message)
    return problem && `${problem} ← ${describe(request)}`
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.info(`${requestCount} bad requests, ${sentCount} sent in ${seconds} s, PERRON_SEED=${seed}`)
  expect(problems.filter(Boolean)).toEqual([])
  expect(sentCount).toBeGreaterThanOrEqual(requestCount)
})

test.describe('each parameter of the list alone', () => {
  for (const [place, name] of [...listingParamNames, 'q'].entries())
    test(name, async () => {
      // A short run sends each parameter another part of the texts.
      const texts = sample([...nastyTexts.slice(place % 6), ...nastyTexts.slice(0, place % 6)], 6)
      const targets = texts.map((text) => {
        const value = encodeURIComponent(wellFormed(text))
        return `/fr/a-louer/?${name}=${value}`
      })
      const problems = await forEachOf(targets, atOnce, async (to) => {
        const problem = await problemAtTheEnd({ target: to, method: 'GET' })
        return problem && `${problem} ← ${to.slice(0, 300)}`
      })
      expect(problems.filter(Boolean)).toEqual([])
    })
})

test('a request to another host is answered without using its name', async () => {
  const { body, headers: sent } = await send({ target: '/fr/', headers: { host: 'evil.example' } })
  expect(body).not.toContain('evil.example')
  expect(sent.location ?? '').not.toContain('evil.example')
  const answer = await send({ target: '/fr/' })
  expect(answer.body).not.toContain('evil.example')
})
