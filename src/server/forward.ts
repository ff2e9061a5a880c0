import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'

import compression from 'compression'
import onHeaders from 'on-headers'

import { firstLocation } from '@/lib/http/inner-request'

import { securityHeaders } from './security-headers'

const compress = compression({
  threshold: 1024,
  level: 4,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
})

/** Adds headers where the response has none of that name, just before they are sent, and leaves one `Location`. */
export function addHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value)
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', firstLocation(location))
  })
}

/** Passes a request to Next and compresses the response while it is sent. */
export function forward(next: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  compress(request as never, response as never, () => next(request, response))
}

const bodyTimeoutMs = 30_000

/** Ends a request whose body makes no progress for 30 seconds, with 408; a slow upload that goes on may take its time. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs = bodyTimeoutMs,
): void {
  const { socket } = request
  request.setTimeout(timeoutMs, () => {
    if (request.readableEnded) return
    if (!response.headersSent)
      response.writeHead(408, { ...securityHeaders, connection: 'close', 'cache-control': 'no-store' }).end()
    socket.destroySoon()
  })
  request.once('end', () => {
    // After the response this is the time that the connection may be idle.
    if (!response.writableFinished) socket.setTimeout(0)
  })
}

/** A short text as a response, for refusals. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
