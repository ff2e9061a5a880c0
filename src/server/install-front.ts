import http, { type RequestListener, type Server } from 'node:http'

type Wrap = (next: RequestListener) => RequestListener

const headersTimeoutMs = 10_000

/**
 * Wraps the listener of the first HTTP server that this process creates, which is Next's. To be called before Next starts.
 *
 * @param wrap gets Next's listener and returns the one to listen with
 * @param onServer gets the server, before it listens
 */
export function installFront(wrap: Wrap, onServer: (server: Server) => void): void {
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
