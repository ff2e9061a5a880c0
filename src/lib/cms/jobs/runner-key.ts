import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header by which the process shows that it is itself who asks for the due jobs to be run. */
export const runnerKeyHeader = 'x-perron-runner'

/** What stands in the header; whoever knows the secret can make it. */
export const runnerKey = (secret: string): string =>
  createHmac('sha256', secret).update('run-jobs').digest('base64url')

/** Compares without telling by its time how much was right. */
export function isRunnerKey(given: string | null, secret: string): boolean {
  const wanted = Buffer.from(runnerKey(secret))
  const found = Buffer.from(given ?? '')
  return found.length === wanted.length && timingSafeEqual(found, wanted)
}
