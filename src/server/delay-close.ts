import type { Server } from 'node:http'

/**
 * Lets a server that is told to close accept requests for some time: `/readyz` has said meanwhile that it stops, so that a
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
