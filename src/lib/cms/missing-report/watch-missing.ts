import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { ownReferrer, recordedPath } from '@/lib/missing/recorded-path'

import { missingCounter } from './shared-counter'

/** The list route has an inner address of its own. */
const inner = /^\/(\w\w)\/q\//

function note(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' || response.statusCode !== 404 || !request.url) return
  const found = recordedPath(request.url.replace(inner, '/$1/'))
  if (!found) return
  missingCounter().add(found, ownReferrer(request.headers.referer, request.headers.host), new Date())
}

/**
 * Counts the pages that visitors asked for and did not get. It looks at finished answers, so it can neither slow a page
 * nor keep it from being static, and it sees the status that was really sent. Once per process.
 */
export function watchMissing(): void {
  subscribe('http.server.response.finish', (message) => {
    // Node documents what it publishes here, but types it loosely.
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    note(request, response)
  })
}
