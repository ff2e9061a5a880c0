import { createWriteStream } from 'node:fs'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { guardedLookup } from './guarded-lookup'
import { isPublicIp } from './public-ip'

const maxRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export interface DownloadLimits {
  maxBytes: number
  /** For the whole, with redirects and the last byte. */
  timeoutMs: number
}

/** What is asked, when it is more than a file that anyone may have. */
export interface DownloadRequest {
  /** Version of the file that is known already. */
  known?: FileVersion
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, with POST when `method` is left out; then every answer of success is taken. */
  body?: unknown
  method?: 'POST' | 'PUT'
  /** Redirects would send the headers to another server. */
  refusesRedirects?: boolean
}

/** Whether a connection to an IP address may be made. Tests allow their own server. */
export type IsAllowed = (ip: string) => boolean

/** The server cannot be used as it is. The message has no URL: it may contain a key. */
export class DownloadError extends Error {
  constructor(
    message: string,
    readonly kind: 'status' | 'size' | 'address' = 'address',
    /** What the server answered, and how long it asks to wait. */
    readonly answer: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(message)
  }
}

/** What a server said of a file, to ask later whether it has changed. */
export interface FileVersion {
  etag?: string
  modified?: string
}

const longestWaitMs = 24 * 60 * 60_000

/** The time that `Retry-After` says, in seconds or as a date. */
function retryAfterMs(text: string | undefined): number | undefined {
  if (!text) return undefined
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWaitMs)
}

function checkUrl(url: URL, isAllowed: IsAllowed): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new DownloadError('The address does not begin with https:// or http://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host))
    throw new DownloadError('The address is not on the public internet')
}

const open = (url: URL, options: RequestOptions, content?: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      options,
      done,
    )
    request.on('error', fail)
    request.end(content)
  })

/** Follows redirects; each target is checked like the first address. */
async function openFollowing(
  start: URL,
  options: RequestOptions,
  {
    isAllowed,
    content,
    refusesRedirects,
  }: { isAllowed: IsAllowed; content?: string; refusesRedirects?: boolean },
): Promise<IncomingMessage> {
  let url = start
  for (let count = 0; count <= maxRedirects; count += 1) {
    checkUrl(url, isAllowed)
    const answer = await open(url, options, content)
    const { statusCode: status = 0, headers } = answer
    const isAccepted = content !== undefined && status >= 200 && status < 300
    if (status === 200 || status === 304 || isAccepted) return answer
    answer.destroy()
    if (!redirects.has(status) || refusesRedirects) {
      const wait = retryAfterMs(headers['retry-after'])
      throw new DownloadError(`The server answered ${status}`, 'status', { status, retryAfterMs: wait })
    }
    if (!headers.location || !URL.canParse(headers.location, url))
      throw new DownloadError('The server redirects to no address')
    url = new URL(headers.location, url)
  }
  throw new DownloadError(`More than ${maxRedirects} redirects`)
}

const tooLarge = (maxBytes: number) => new DownloadError(`More than ${maxBytes} bytes`, 'size')

/** Passes bytes on, and fails with a `DownloadError` of the kind `size` when there are too many. */
export function limitBytes(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > maxBytes ? tooLarge(maxBytes) : null, chunk)
    },
  })
}

/**
 * Downloads a public address into a file. Addresses of private networks are refused at every redirect and when the
 * connection is made. The file remains incomplete when this throws.
 *
 * @returns what to ask with the next time; null when the file has not changed since `known`
 * @throws DownloadError for what the server answered, a `TimeoutError`, and what Node throws for a broken connection
 */
export async function download(
  address: string,
  file: string,
  {
    maxBytes,
    timeoutMs,
    known = {},
    headers,
    body,
    method = 'POST',
    refusesRedirects,
  }: DownloadLimits & DownloadRequest,
  isAllowed: IsAllowed = isPublicIp,
): Promise<FileVersion | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const content = body === undefined ? undefined : JSON.stringify(body)
  const options = {
    agent: false,
    method: content === undefined ? 'GET' : method,
    lookup: guardedLookup(isAllowed),
    signal,
    headers: {
      'user-agent': 'Perron',
      ...headers,
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.modified && { 'if-modified-since': known.modified }),
    },
  }
  const answer = await openFollowing(new URL(address), options, { isAllowed, content, refusesRedirects })
  if (answer.statusCode === 304) {
    answer.destroy()
    return null
  }
  const expected = Number(answer.headers['content-length'] ?? Number.NaN)
  if (expected > maxBytes) {
    answer.destroy()
    throw tooLarge(maxBytes)
  }
  await pipeline(answer, limitBytes(maxBytes), createWriteStream(file, { mode: 0o600 }), { signal })
  const { etag, 'last-modified': modified } = answer.headers
  return { ...(etag && { etag }), ...(modified && { modified }) }
}
