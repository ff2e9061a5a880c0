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
 * The only client for requests to other servers. It connects to public IP addresses alone, limits the time of the whole
 * request and the bytes of the answer, and follows redirects only on demand. Errors contain no URL, because a URL may
 * contain a key.
 */

/** Whether a connection to an IP address may be made. */
export type IsAllowed = (ip: string) => boolean

/** Allows every IP address: for URLs that the operator or this program sets, not those of an editor or a feed. */
export const anyIp: IsAllowed = () => true

export interface HttpRequest {
  url: URL | string
  /** Default: POST with a body, GET without one. */
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  /** A string is sent unchanged, any other value as JSON. */
  body?: unknown
  /** Largest body of an answer that is read. */
  maxBytes: number
  /** Milliseconds from the first connection to the last byte, redirects included. */
  timeoutMs: number
  /** Must be false when a header holds a password or key: a redirect would send it to another server. */
  followsRedirects?: boolean
  /** Milliseconds before each further try after a temporary failure, unless the answer has `Retry-After`. */
  pausesMs?: readonly number[]
  isAllowed?: IsAllowed
}

/** What opening a request needs, without what reading its answer needs. */
type AttemptRequest = Omit<HttpRequest, 'maxBytes' | 'pausesMs'>

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  content: Buffer
}

/** A refusal that another try would not change: a status, an answer that is too large, or an address that is not allowed. */
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
/** Bytes that are read of the body of an unsuccessful answer. */
const maxRefusalBytes = 256 * 1024
const longestWaitMs = 24 * 60 * 60_000
/** A longer `Retry-After` is not waited for; the caller gets the answer. */
const longestPauseMs = 5 * 60_000

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a later request may succeed where this status was answered. */
export const isTemporary = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500

/** Milliseconds to wait as the header `Retry-After` (seconds or a date) says, at most a day; undefined without it. */
export function retryAfterMs({ 'retry-after': text }: IncomingHttpHeaders): number | undefined {
  if (!text) return undefined
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWaitMs)
}

/** Parses a body as JSON; undefined when it is not JSON. */
export function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content))
  } catch {
    return undefined
  }
}

/** A stream that passes bytes on and fails with an `HttpError` of the kind `size` after `maxBytes`. */
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
 * Resolves a host name and refuses IP addresses that are not allowed. It is the lookup of the connection itself: a check
 * before it could get another address than the connection (DNS rebinding).
 */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('The name has no IP'), '', 0)
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new HttpError('The name leads to an IP that is not public', 'address'), '', 0)
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }

function checkUrl(url: URL, isAllowed: IsAllowed): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new HttpError('The address does not begin with https:// or http://', 'address')
  // Node connects to a literal IP without calling `lookup`.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host))
    throw new HttpError('The address is not on the public internet', 'address')
}

function openOnce(
  url: URL,
  { method, headers, body, isAllowed = isPublicIp }: AttemptRequest,
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

/** Opens a request and follows its redirects; the target of each is checked like the first URL. */
async function open(request: AttemptRequest, signal: AbortSignal): Promise<IncomingMessage> {
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

/** Aborts `work` after `timeoutMs`. Not `AbortSignal.timeout`: Node 20 garbage-collects its signal while it is in use. */
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
 * @returns the answer, whatever its status; after several tries the last one
 * @throws HttpError for an address or a size that is not allowed, a `TimeoutError`, and what Node throws for a broken
 *   connection
 */
export const sendRequest = (request: HttpRequest): Promise<HttpAnswer> => askPatiently(request, 0)

/**
 * Sends a request and reads the status alone: the body of the answer may be endless.
 *
 * @throws what `sendRequest` throws
 */
export const askStatus = (request: AttemptRequest): Promise<number> =>
  inTime(request, async (signal) => {
    const answer = await open(request, signal)
    answer.destroy()
    return answer.statusCode ?? 0
  })

/**
 * Writes the body of the answer into a file, which is incomplete when this throws.
 *
 * @throws what `sendRequest` throws, and HttpError of the kind `status` for an unsuccessful status
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
