import type { ServerResponse } from 'node:http'

import type { RequestEnd, RequestLog } from './request-log'
import type { Meters } from '@/lib/metrics/meters'

import type { Exchange } from './pass-to-next'
import { templateOf } from './request-rules'

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
