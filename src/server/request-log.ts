import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'

import onHeaders from 'on-headers'
import pino from 'pino'

import { requestIdHeader } from '@/lib/http/request-id'
import type { Meters } from '@/lib/metrics/meters'
import { errorFacts } from '@/lib/values/format-error'

import type { Exchange } from './pass-to-next'
import { templateOf } from './request-rules'

/**
 * Parts of a path that name one person's document or carry a key: the link of a private page, of a calendar, of a
 * preview, of a log-in, of a new password; whatever contains an e-mail address; and whatever is long enough for a key.
 */
const secretParts: readonly [RegExp, string][] = [
  [/^(\/\w\w\/my\/[^/]+)\/[^/]+\/[^/]+/i, '$1/-/-'],
  [/^(\/\w\w\/login\/(?:link|password))\/[^/]+/i, '$1/-'],
  [/^(\/\w\w\/preview\/[^/]+)\/[^/]+/i, '$1/-'],
  [/^\/calendar\/.*/i, '/calendar/-'],
  [/^(\/api\/(?:leadFiles|documents)\/file)\/.*/i, '$1/-'],
  [/^(\/admin\/(?:reset|verify)|\/api\/\w+\/verify)\/[^/]+/i, '$1/-'],
  [/[^/]*@[^/]*/g, '-'],
  // Keys have at least 32 characters, whatever route carries them.
  [/[^/]{32,}/g, '-'],
]

/** One spelling of a path that clients may write in several ways, such as `//fr/x/../%6dy/`. */
function plainPath(path: string): string {
  if (!/%|\/\/|\/\./.test(path)) return path
  try {
    return posix.normalize(decodeURIComponent(path))
  } catch {
    return posix.normalize(path)
  }
}

/** The path as logged: without what identifies a person, at most 200 characters; `-` for what is no path. */
export const loggedPath = (path: string): string =>
  path.startsWith('/')
    ? secretParts.reduce((text, [pattern, by]) => text.replace(pattern, by), plainPath(path)).slice(0, 200)
    : '-'

/** Notes a header of the response: those given to `writeHead` alone could not be read afterwards. */
function watchHeader(response: ServerResponse, name: string): () => unknown {
  let sent: unknown
  onHeaders(response, () => {
    sent = response.getHeader(name)
  })
  return () => sent
}

/** How a request ended. */
export interface RequestEnd {
  status: number
  milliseconds: number
  /** The header `x-cache` of the response. */
  cache: unknown
}

/**
 * Writes one JSON line for each finished request: id, method, path, status, milliseconds, bytes sent with the headers,
 * and cache state; neither query nor IP nor any other header.
 */
export class RequestLog {
  readonly #log: pino.Logger
  /** Whether requests that succeed are logged too. */
  readonly isDetailed: boolean

  /**
   * @param level `info` writes all, `warn` those of status 500 and above
   * @param destination the standard output by default
   */
  constructor(level: string, destination: pino.DestinationStream = pino.destination(1)) {
    const serializers = { err: errorFacts }
    const timestamp = pino.stdTimeFunctions.isoTime
    this.#log = pino({ level, base: undefined, timestamp, serializers }, destination)
    this.isDetailed = this.#log.isLevelEnabled('info')
  }

  /** Gives the request an id, and writes its line when it ends. @param onEnd is called too */
  begin(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    onEnd?: (end: RequestEnd) => void,
  ): void {
    const id = randomUUID()
    request.headers[requestIdHeader] = id
    const begun = performance.now()
    const { socket } = request
    const sentBefore = socket.bytesWritten
    const readCache = this.isDetailed || onEnd ? watchHeader(response, 'x-cache') : () => undefined
    response.once('close', () => {
      const status = response.statusCode
      const milliseconds = performance.now() - begun
      onEnd?.({ status, milliseconds, cache: readCache() })
      if (status < 500 && !this.isDetailed) return
      const line = {
        request: id,
        method: request.method,
        path: loggedPath(path),
        status,
        ms: Math.round(milliseconds * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        cache: readCache(),
        ...(!response.writableFinished && { aborted: true }),
      }
      if (status >= 500) this.#log.warn(line)
      else this.#log.info(line)
    })
  }

  /** Writes why a request failed. */
  fail({ headers }: IncomingMessage, error: unknown): void {
    this.#log.error({ request: headers[requestIdHeader], msg: 'The request failed', err: error })
  }
}

interface Stored {
  path: string
  response: ServerResponse
  /** Ends when the response has its status. */
  sending: void | Promise<void>
}

/** Counts a page that was sent from memory. Most are sent at once: no event is waited for, and no time measured. */
export function countStored(meters: Meters, { path, response, sending }: Stored): void {
  const count = () =>
    meters.request({ template: templateOf(path, ''), status: response.statusCode, cache: 'HIT' })
  if (sending) void sending.then(count)
  else count()
}

/** Begins the line of the log, and counts the request when it ends. */
export function followRequest(
  log: RequestLog,
  meters: Meters | undefined,
  { request, response, path, query }: Exchange,
): void {
  const count = (counting: Meters) => (end: RequestEnd) =>
    counting.request({
      template: templateOf(path, query),
      status: end.status,
      cache: end.cache === 'HIT' || end.cache === 'MISS' ? end.cache : 'none',
      seconds: end.milliseconds / 1000,
    })
  log.begin(request, response, path, meters && count(meters))
}
