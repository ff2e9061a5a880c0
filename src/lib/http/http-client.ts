import { lookup as resolve, type LookupAddress } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { isPublicIp } from './public-ip'

/**
 * The only client for other servers: public addresses, a time for the whole, a size, and redirects only where they are
 * asked for. Errors hold no URL, because one may contain a key.
 */

/** Whether a connection to an IP address may be made. */
export type IsAllowed = (ip: string) => boolean

/** For addresses that the operator or this program sets, not an editor or a feed. */
export const anyIp: IsAllowed = () => true

export interface HttpRequest {
  url: URL | string
  /** POST with a body and GET without, when left out. */
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown
  /** Of the body of the answer. */
  maxBytes: number
  /** For the whole, with redirects and the last byte. */
  timeoutMs: number
  /** Not with an account: a redirect would send it to another server. */
  followsRedirects?: boolean
  /** Pauses before another try, when the answer asks for one and does not say after how long. */
  pausesMs?: readonly number[]
  isAllowed?: IsAllowed
}

/** A request whose answer is not read. */
type Asked = Omit<HttpRequest, 'maxBytes' | 'pausesMs'>

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  content: Buffer
}

/** The server cannot be used as it is. */
export class HttpError extends Error {
  constructor(
    message: string,
    readonly kind: 'status' | 'size' | 'address',
  ) {
    super(message)
  }
}

const maxRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** What a server says about a refusal; the rest of a longer one is left out. */
const maxRefusalBytes = 256 * 1024
const longestWaitMs = 24 * 60 * 60_000
/** A caller that waits itself does not wait longer for a server that asks for time. */
const longestPauseMs = 5 * 60_000

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a status asks for another attempt. */
export const isTemporary = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500

/** The time that `Retry-After` asks for, in seconds or as a date, in milliseconds from now; at most a day. */
export function retryAfterMs({ 'retry-after': text }: IncomingHttpHeaders): number | undefined {
  if (!text) return undefined
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWaitMs)
}

/** The JSON of a body; undefined when it is none. */
export function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content))
  } catch {
    return undefined
  }
}

/** Passes bytes on, and fails with an `HttpError` of the kind `size` when there are too many. */
export function limitBytes(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > maxBytes ? new HttpError(`More than ${maxBytes} bytes`, 'size') : null, chunk)
    },
  })
}

/**
 * Resolves a host name and refuses IP addresses that are not allowed. The check belongs to the connection itself, so that
 * a name cannot change between check and use (DNS rebinding).
 */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('The name has no IP'), '', 0)
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new HttpError('The name leads to an IP that is not public', 'address'), '', 0)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }

function checkUrl(url: URL, isAllowed: IsAllowed): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new HttpError('The address does not begin with https:// or http://', 'address')
  // Connections to a literal IP are made without a lookup.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host))
    throw new HttpError('The address is not on the public internet', 'address')
}

function openOnce(
  url: URL,
  { method, headers, body, isAllowed = isPublicIp }: Asked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  checkUrl(url, isAllowed)
  const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const options = {
    agent: false,
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    lookup: guardedLookup(isAllowed),
    signal,
    headers: {
      'user-agent': 'Perron',
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  }
  return new Promise((done, fail) => {
    const sent = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, done)
    sent.on('error', fail)
    sent.end(content)
  })
}

/** The answer after all redirects, of any status; each target is checked like the first address. */
async function open(request: Asked, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(request.url)
  for (let count = 0; count <= maxRedirects; count += 1) {
    const answer = await openOnce(url, request, signal)
    if (!request.followsRedirects || !redirects.has(answer.statusCode ?? 0)) return answer
    answer.destroy()
    const { location } = answer.headers
    if (!location || !URL.canParse(location, url))
      throw new HttpError('The server redirects to no address', 'address')
    url = new URL(location, url)
  }
  throw new HttpError(`More than ${maxRedirects} redirects`, 'address')
}

/** A timer of its own: Node 20 garbage-collects signals of `AbortSignal.timeout` that something still waits for. */
async function inTime<Result>(
  { timeoutMs }: Pick<HttpRequest, 'timeoutMs'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await work(controller.signal)
  } catch (error) {
    throw controller.signal.aborted
      ? new DOMException(`No whole answer within ${timeoutMs} ms`, 'TimeoutError')
      : error
  } finally {
    clearTimeout(timer)
  }
}

async function readBody(answer: IncomingMessage, maxBytes: number, target: Writable): Promise<void> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new HttpError(`More than ${maxBytes} bytes`, 'size')
  }
  await pipeline(answer, limitBytes(maxBytes), target)
}

const askOnce = (request: HttpRequest): Promise<HttpAnswer> =>
  inTime(request, async (signal) => {
    const answer = await open(request, signal)
    const parts: Buffer[] = []
    const target = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part)
        done()
      },
    })
    const { statusCode: status = 0, headers } = answer
    if (isSuccess(status)) await readBody(answer, request.maxBytes, target)
    else
      await readBody(answer, maxRefusalBytes, target).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error
      })
    return { status, headers, content: Buffer.concat(parts) }
  })

async function askPatiently(request: HttpRequest, tries: number): Promise<HttpAnswer> {
  const usualMs = request.pausesMs?.[tries]
  if (usualMs === undefined) return askOnce(request)
  let waitMs = usualMs
  try {
    const answer = await askOnce(request)
    waitMs = retryAfterMs(answer.headers) ?? usualMs
    if (!isTemporary(answer.status) || waitMs > longestPauseMs) return answer
  } catch (error) {
    if (error instanceof HttpError) throw error
  }
  await pause(waitMs)
  return askPatiently(request, tries + 1)
}

/**
 * Sends a request and reads the answer into memory.
 *
 * @returns the answer of any status, the last one after several tries
 * @throws HttpError for an address or a size that is not allowed, a `TimeoutError`, and what Node throws for a broken
 *   connection
 */
export const sendRequest = (request: HttpRequest): Promise<HttpAnswer> => askPatiently(request, 0)

/** As `sendRequest`, for an answer whose status alone counts: its body, which may be endless, is not read. */
export const askStatus = (request: Asked): Promise<number> =>
  inTime(request, async (signal) => {
    const answer = await open(request, signal)
    answer.destroy()
    return answer.statusCode ?? 0
  })

/**
 * Writes the answer into a file, which remains incomplete when this throws.
 *
 * @throws as `sendRequest`; HttpError of the kind `status` for any status but success
 */
export const download = (request: HttpRequest, file: string): Promise<void> =>
  inTime(request, async (signal) => {
    const answer = await open(request, signal)
    const { statusCode: status = 0 } = answer
    if (!isSuccess(status)) {
      answer.destroy()
      throw new HttpError(`The server answered ${status}`, 'status')
    }
    await readBody(answer, request.maxBytes, createWriteStream(file, { mode: 0o600 }))
  })
