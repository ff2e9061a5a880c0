import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { ownReferrer, recordedPath } from '@/features/routing/model/recorded-path'
import { MissingCounter } from '@/features/routing/model/missing-counter'
import { processState } from '@/lib/process-state'

/** Most different paths between two writes; further ones, from a scanner's burst, are not counted. */
const capacity = 40

/** The counter of this process. */
export const missingCounter = (): MissingCounter =>
  processState('missing-counter', () => new MissingCounter(capacity))

/** The internal path of the list route. */
const inner = /^\/(\w\w)\/q\//

function note(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' || response.statusCode !== 404 || !request.url) return
  const recorded = recordedPath(request.url.replace(inner, '/$1/'))
  if (!recorded) return
  missingCounter().add(recorded, ownReferrer(request.headers.referer, request.headers.host), new Date())
}

/**
 * Counts requests of pages that were not found. It observes finished responses, so it neither delays a page nor makes it
 * dynamic, and reads the status that was sent. Call once per process.
 */
export function watchMissing(): void {
  subscribe('http.server.response.finish', (message) => {
    // Node documents this message, but its type is `unknown`.
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    note(request, response)
  })
}
