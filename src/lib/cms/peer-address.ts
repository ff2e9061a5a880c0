import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

import { env } from '@/lib/env'

import { clientAddress } from './client-address'

/** Next hands no connection to a route, so the address travels as a header; what a client sends there is overwritten. */
const peerHeader = 'x-perron-peer'

/** Notes with every request who is at the other end of its connection. Once per process, before the first request. */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    // Node documents what it publishes here, but types it loosely.
    const { request } = message as { request: IncomingMessage }
    request.headers[peerHeader] = request.socket.remoteAddress ?? ''
  })
}

/** The address under which limits count a request; see `clientAddress`. */
export const addressOf = (headers: Headers): string =>
  clientAddress({
    peer: headers.get(peerHeader),
    forwardedFor: headers.get('x-forwarded-for'),
    trustedProxies: env.trustedProxies,
  })
