import { createServer, type Server } from 'node:http'

import { errorCode, formatError } from '@/lib/values/format-error'

import { shareMeters, type Meters } from './meters'
import { prometheusMeters, type PrometheusMeters, type ReadValue } from './prometheus-meters'

export interface MetricsPlace {
  host: string
  port: number
}

/** One line for the operator about a port that cannot be opened. */
function problemOf(error: unknown, { host, port }: MetricsPlace): string {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return `METRICS_PORT: the port ${port} of ${host} is in use`
  if (code === 'EACCES') return `METRICS_PORT: this user may not open the port ${port}`
  if (code === 'EADDRNOTAVAIL') return `METRICS_HOST: this machine has no address ${host}`
  return `METRICS_PORT: ${formatError(error)}`
}

/**
 * Serves `/metrics` on a port of its own, which does not keep the process running.
 *
 * @throws Error with one line that names the wrong variable
 */
export async function serveMetrics(
  { text, contentType }: Pick<PrometheusMeters, 'text' | 'contentType'>,
  place: MetricsPlace,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(problemOf(error, place))))
    server.listen(place.port, place.host, resolve)
  })
  return server.unref()
}

/**
 * Measures this process from now on, and serves what it measures. The process ends with one line when the port cannot be
 * opened.
 *
 * @param readValues see `prometheusMeters`
 */
export function startMetrics(place: MetricsPlace, readValues: () => Promise<readonly ReadValue[]>): Meters {
  const meters = prometheusMeters(readValues)
  shareMeters(meters)
  serveMetrics(meters, place).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
  return meters
}
