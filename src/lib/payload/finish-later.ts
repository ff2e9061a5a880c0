import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import { retry, sleep } from '@/lib/values/retry'

/** Pauses of 1, 2, 4, … seconds: about four minutes in all, longer than a backup or a migration locks the database. */
const attempts = 9
const firstDelayInMilliseconds = 1000

/**
 * Runs what was promised by an answer that has been sent: no caller is left who could repeat it, so it is repeated here
 * after a failure, such as a locked database. The task must be repeatable. Never fails.
 */
export async function finishLater(
  { logger }: Pick<Payload, 'logger'>,
  task: () => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<void> {
  const run = async () => {
    try {
      await task()
    } catch (error) {
      logger.warn({ msg: 'Work after an answer failed; it is repeated', reason: formatError(error) })
      throw error
    }
  }
  await retry(run, { attempts, firstDelayInMilliseconds, wait }).catch((error: unknown) =>
    logger.error({ msg: 'Work after an answer was given up', reason: formatError(error) }),
  )
}
