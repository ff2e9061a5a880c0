import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { getClientIp } from '@/lib/http/client-ip'
import { readAtMost } from '@/lib/http/read-at-most'
import { createWebhook } from '@/lib/http/webhook-secret'
import type { Limiter } from '@/lib/limits/limiter'
import { isDatabaseUnavailable } from '@/lib/payload/database-unavailable'
import { isSameSecret } from '@/lib/values/digest'

import { confirmationUrl, readMailEvents } from './provider-events'
import { recordMailEvents } from './record-mail-events'

/** Providers send one event, or some hundreds, at once. */
const maxBytes = 512 * 1024

const reply = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** The key of `Authorization: Bearer KEY`, or the password of `Basic`. */
function keyOf({ headers }: Request): string {
  const [, scheme = '', value = ''] =
    /^(bearer|basic) +(\S{1,1000}) *$/i.exec(headers.get('authorization') ?? '') ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}

/** Verified as Standard Webhooks describes: signatures of the last five minutes. */
function isSigned({ headers }: Request, body: string, secret: string): boolean {
  try {
    createWebhook(secret).verify(body, Object.fromEntries(headers), { jsonParse: false })
    return true
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

interface Answering {
  secret: string | undefined
  /** Refused tries of a client. */
  refusals: Limiter
  getPayload: () => Promise<Payload>
  now: Date
}

async function accept(body: unknown, { getPayload, now }: Answering): Promise<Response> {
  const events = readMailEvents(body)
  if (!events) return reply(422, 'The form of the body is not known; docs/alerts.md describes it')
  const payload = await getPayload()
  const subscribeUrl = confirmationUrl(body)
  if (subscribeUrl)
    payload.logger.warn({ msg: 'Open this URL to confirm the subscription to bounces', url: subscribeUrl })
  await recordMailEvents(payload, events, now)
  return reply(200, `${events.length} events`)
}

/**
 * Takes bounces and complaints from a program that has MAIL_EVENTS_SECRET: as a key or as the secret of a signature.
 * Events count once, so that a request may be repeated.
 */
export async function answerMailEvents(request: Request, answering: Answering): Promise<Response> {
  const { secret = env.mailEventsSecret, refusals } = answering
  if (secret === undefined) return reply(404, 'Not found')
  const ip = getClientIp(request.headers)
  try {
    const seconds = await refusals.wait(ip)
    if (seconds > 0) return reply(429, 'Too many refused tries', { 'retry-after': String(seconds) })
    const bytes = await readAtMost(request, maxBytes)
    if (typeof bytes === 'number') return reply(bytes, 'The body is too large or too slow')
    const text = Buffer.from(bytes).toString('utf8')
    if (!isSameSecret(keyOf(request), secret) && !isSigned(request, text, secret)) {
      await refusals.count(ip)
      return reply(401, 'The key or the signature is missing or wrong', { 'www-authenticate': 'Basic' })
    }
    const body = parseJson(text)
    return body === undefined ? reply(400, 'The body is not JSON') : await accept(body, answering)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return reply(503, 'Try again later', { 'retry-after': '60' })
  }
}
