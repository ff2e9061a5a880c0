/**
 * @relies next@16 server-of-next: Next makes its server by `http.createServer` and ends the process when it is closed;
 * held by next-server.test.ts, node-server.test.ts; until a server of one's own can be built as standalone
 *
 * @relies response-of-node
 */
import http, { STATUS_CODES, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { securityHeaders } from './security-headers'

type Wrap = (next: RequestListener) => RequestListener

const headersTimeoutMs = 10_000

/**
 * Wraps the listener of the first HTTP server that this process creates, which is Next's. To be called before Next starts.
 *
 * @param wrap gets Next's listener and returns the one to listen with
 * @param onServer gets the server, before it listens
 */
export function wrapNextServer(wrap: Wrap, onServer: (server: Server) => void): void {
  const { createServer } = http
  const createWrapped = (...args: unknown[]): Server => {
    http.createServer = createServer
    const listener = args.at(-1)
    if (typeof listener !== 'function') throw new TypeError('The server has no listener to wrap')
    const server = (createServer as (...args: unknown[]) => Server)(
      ...args.slice(0, -1),
      wrap(listener as RequestListener),
    )
    server.headersTimeout = headersTimeoutMs
    // Each body has its own limit of progress: an upload on a slow line may take long as a whole.
    server.requestTimeout = 0
    onServer(server)
    return server
  }
  http.createServer = createWrapped as typeof http.createServer
}

/**
 * Lets a server that is closing accept requests for some time: `/readyz` has said meanwhile that it stops, so that a
 * proxy sends it no new ones. Next ends the process as soon as its server is closed.
 *
 * @param delayMs before it closes; 0 closes at once
 * @param workEnds resolves when work without a connection has ended; the server counts as closed only then
 */
export function delayClose(server: Server, delayMs: number, workEnds: () => Promise<void>): void {
  const close = server.close.bind(server)
  const closeNow = (callback?: (error?: Error) => void) => {
    // `close` ends the connections without a request. The others are to end soon after their response.
    server.keepAliveTimeout = 1
    close((error) => void workEnds().then(() => callback?.(error)))
  }
  server.close = (callback) => {
    if (delayMs === 0) closeNow(callback)
    else setTimeout(closeNow, delayMs, callback)
    return server
  }
}

/** As Node answers them itself. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What Node does not document of a socket: the response that is being sent on it. A test notices when it changes. */
interface Internals {
  _httpMessage?: { _headerSent?: boolean } | null
}

const headersOfRefusal = Object.entries({
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/**
 * Answers requests that Node cannot read, and so passes to no listener: with the status that Node would send, and with
 * the headers of all responses, which Node leaves out.
 */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Internals) => {
    // Behind the beginning of another response it would be read as a part of that.
    if (!socket.writable || socket._httpMessage?._headerSent) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headersOfRefusal}\r\n`, () =>
      socket.destroy(),
    )
  })
}

/**
 * Closes the connections of a client beyond the limit at once. Not to be used behind a proxy, whose connections are those
 * of all visitors.
 */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? ''
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > max) socket.destroy()
  })
}
