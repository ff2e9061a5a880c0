import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest, IncomingMessage } from 'node:http'

import { guardedLookup } from '@/lib/http/guarded-lookup'
import { isPublicIp } from '@/lib/http/public-ip'
import { isRecord, textOf } from '@/lib/values/read-value'

import { CrmRefusal } from './lead-receiver'

/** A call counts as not answered after this time. */
const timeLimitMs = 10_000
/** More than any answer about one lead. */
const maxBytes = 256 * 1024
const maxWaitMs = 60 * 60_000
const maxDetailLength = 160

/** The connection to the receiver. Tests use their own server. */
export interface Transport {
  request: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
  isAllowed: (ip: string) => boolean
  timeLimitMs?: number
}

export const internet: Transport = { request: httpsRequest, isAllowed: isPublicIp }

/** Options of a call through a transport: public addresses only, checked when the connection is made. */
export const callOptions = (transport: Transport, options: RequestOptions): RequestOptions => ({
  ...options,
  agent: false,
  lookup: guardedLookup(transport.isAllowed),
  signal: AbortSignal.timeout(transport.timeLimitMs ?? timeLimitMs),
})

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    const bytes = Buffer.from(part)
    size += bytes.length
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new CrmRefusal('unreadable', { detail: `> ${maxBytes} bytes` })
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** `Retry-After` in seconds or as a date, as milliseconds from now; at most an hour. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxWaitMs) : undefined
}

/** Statuses that ask for another attempt. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429])

/** What the CRM says about a refusal, in the names that APIs use. */
function messageIn(text: string): string {
  const body = parseJson(text)
  if (!isRecord(body)) return ''
  const { Message, message, ExceptionMessage, validationErrors: errors } = body
  const [first] = Array.isArray(errors) ? errors : []
  const texts = [
    ExceptionMessage,
    Message,
    message,
    isRecord(first) ? (first.message ?? first.Message) : first,
  ]
  return texts.map(textOf).find((each) => each !== '') ?? ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws CrmRefusal for any status but 2xx */
function checkStatus({ statusCode: status = 0, headers }: IncomingMessage, text: string): void {
  if (status >= 200 && status < 300) return
  const delayMs = retryAfterMs(headers['retry-after'], new Date())
  const wait = delayMs === undefined ? {} : { delayMs }
  if (status === 429) throw new CrmRefusal('tooMany', { detail: status, ...wait })
  if (status === 401 || status === 403) throw new CrmRefusal('signIn', { detail: status, isFinal: true })
  if (status >= 400 && status < 500 && !temporary.has(status))
    throw new CrmRefusal('refused', { detail: `${status} ${messageIn(text)}`.trim(), isFinal: true })
  throw new CrmRefusal('unavailable', { detail: status, ...wait })
}

interface CrmCall {
  url: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Removed from what the CRM says. */
  secrets: readonly string[]
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .reduce((left, secret) => (secret ? left.replaceAll(secret, '…') : left), text)
    .slice(0, maxDetailLength)

/** A refusal in the words of the CRM, without what it repeats of the call. */
export const refusedBecause = (detail: string, secrets: readonly string[]): CrmRefusal =>
  new CrmRefusal('refused', { detail: withoutSecrets(detail, secrets), isFinal: true })

function open({ url, method, headers, body }: CrmCall, transport: Transport): Promise<IncomingMessage> {
  const content = body === undefined ? undefined : JSON.stringify(body)
  const all = {
    accept: 'application/json',
    'user-agent': 'Perron',
    ...(content !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
    }),
    ...headers,
  }
  return new Promise((done, fail) => {
    const request = transport.request(url, callOptions(transport, { method, headers: all }), done)
    request.on('error', fail)
    request.end(content)
  })
}

/**
 * One call of the JSON API of a CRM. Redirects are not followed. Neither errors nor reasons contain the URL, because
 * it may contain a password.
 *
 * @returns the JSON of the answer
 * @throws CrmRefusal for any other answer; what Node throws for a broken connection or a time-out
 */
export async function callCrm(call: CrmCall, transport: Transport): Promise<unknown> {
  const answer = await open(call, transport)
  const text = await readText(answer)
  try {
    checkStatus(answer, text)
  } catch (error) {
    const isRefusal = error instanceof CrmRefusal && error.reason === 'refused'
    throw isRefusal ? refusedBecause(error.message.replace(/^refused: /, ''), call.secrets) : error
  }
  const body = parseJson(text)
  if (body === undefined)
    throw new CrmRefusal('unreadable', { detail: (answer.headers['content-type'] ?? '').slice(0, 40) })
  return body
}
