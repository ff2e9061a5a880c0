import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header by which the process proves to its internal route that the request is its own. */
export const workerKeyHeader = 'x-perron-worker'

/** Value of the header. It can only be made with the secret. */
export const workerKey = (secret: string): string =>
  createHmac('sha256', secret).update('run-worker').digest('base64url')

/** Compares in constant time. */
export function isWorkerKey(given: string | null, secret: string): boolean {
  const wanted = Buffer.from(workerKey(secret))
  const found = Buffer.from(given ?? '')
  return found.length === wanted.length && timingSafeEqual(found, wanted)
}
