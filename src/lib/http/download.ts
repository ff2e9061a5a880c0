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

/** Whether a connection to an IP address may be made. Tests allow their own server. */
type IsAllowed = (ip: string) => boolean

/** The server cannot be used as it is. The message has no URL: it may contain a key. */
export class DownloadError extends Error {}

function checkUrl(url: URL, isAllowed: IsAllowed): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new DownloadError('The address does not begin with https:// or http://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host))
    throw new DownloadError('The address is not on the public internet')
}

const open = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      options,
      done,
    )
    request.on('error', fail)
    request.end()
  })

/** Follows redirects; each target is checked like the first address. */
async function openFollowing(
  start: URL,
  options: RequestOptions,
  isAllowed: IsAllowed,
): Promise<IncomingMessage> {
  let url = start
  for (let count = 0; count <= maxRedirects; count += 1) {
    checkUrl(url, isAllowed)
    const answer = await open(url, options)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) return answer
    answer.destroy()
    if (!redirects.has(status)) throw new DownloadError(`The server answered ${status}`)
    if (!headers.location || !URL.canParse(headers.location, url))
      throw new DownloadError('The server redirects to no address')
    url = new URL(headers.location, url)
  }
  throw new DownloadError(`More than ${maxRedirects} redirects`)
}

function limitBytes(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > maxBytes ? new DownloadError(`More than ${maxBytes} bytes`) : null, chunk)
    },
  })
}

/**
 * Downloads a public address into a file. Addresses of private networks are refused at every redirect and when the
 * connection is made. The file remains incomplete when this throws.
 *
 * @throws DownloadError for what the server answered, a `TimeoutError`, and what Node throws for a broken connection
 */
export async function download(
  address: string,
  file: string,
  { maxBytes, timeoutMs }: DownloadLimits,
  isAllowed: IsAllowed = isPublicIp,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const options = {
    agent: false,
    lookup: guardedLookup(isAllowed),
    signal,
    headers: { 'user-agent': 'Perron' },
  }
  const answer = await openFollowing(new URL(address), options, isAllowed)
  const expected = Number(answer.headers['content-length'] ?? Number.NaN)
  if (expected > maxBytes) {
    answer.destroy()
    throw new DownloadError(`More than ${maxBytes} bytes`)
  }
  await pipeline(answer, limitBytes(maxBytes), createWriteStream(file, { mode: 0o600 }), { signal })
}
