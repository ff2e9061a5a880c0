import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import pino from 'pino'

/** Parts of a path that name one person's document or carry a key: the link of a private page, of a calendar, of a preview. */
const secretParts: readonly [RegExp, string][] = [
  [/^(\/\w\w\/my\/[^/]+)\/[^/]+\/[^/]+/, '$1/-/-'],
  [/^(\/\w\w\/preview\/[^/]+)\/[^/]+/, '$1/-'],
  [/^\/calendar\/.*/, '/calendar/-'],
  [/^(\/api\/(?:leadFiles|documents)\/file)\/.*/, '$1/-'],
]

/** The path as logged: without what identifies a person, at most 200 characters. */
export const loggedPath = (path: string): string =>
  secretParts.reduce((text, [pattern, by]) => text.replace(pattern, by), path).slice(0, 200)

export interface RequestLog {
  (request: IncomingMessage, response: ServerResponse, path: string): void
}

/** The name of a request in the log, for Next's routes. */
const requestIdHeader = 'x-perron-request'

/**
 * Writes one JSON line for each finished request: id, method, path, status, milliseconds, bytes and cache state; neither
 * query nor IP nor any other header.
 *
 * @param level `info` writes all, `warn` those of status 500 and above
 */
export function requestLog(level: string): RequestLog {
  const log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(1))
  const isDetailed = log.isLevelEnabled('info')
  return (request, response, path) => {
    const id = randomUUID()
    request.headers[requestIdHeader] = id
    const begun = performance.now()
    response.once('close', () => {
      const status = response.statusCode
      if (status < 500 && !isDetailed) return
      const line = {
        request: id,
        method: request.method,
        path: loggedPath(path),
        status,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        bytes: Number(response.getHeader('content-length') ?? 0),
        cache: response.getHeader('x-cache'),
        ...(!response.writableFinished && { aborted: true }),
      }
      if (status >= 500) log.warn(line)
      else log.info(line)
    })
  }
}
