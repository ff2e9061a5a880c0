import type { Server } from 'node:http'

/**
 * Lets a server that is told to close accept requests for some time: `/readyz` has said meanwhile that it stops, so that a
 * proxy sends it no new ones.
 *
 * @param delayMs before it closes; 0 closes at once
 */
export function delayClose(server: Server, delayMs: number): void {
  if (delayMs === 0) return
  const close = server.close.bind(server)
  server.close = (callback) => {
    setTimeout(() => close(callback), delayMs)
    return server
  }
}
