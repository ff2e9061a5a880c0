import { isSameSecret, keyedDigest } from '@/lib/values/digest'

/** Header by which the process proves to its internal route that the request is its own. */
export const workerKeyHeader = 'x-perron-worker'

/** Value of the header. It can only be made with the secret. */
export const workerKey = (secret: string): string => keyedDigest(secret, 'run-worker').toString('base64url')

export const isWorkerKey = (given: string | null, secret: string): boolean =>
  isSameSecret(given ?? '', workerKey(secret))
