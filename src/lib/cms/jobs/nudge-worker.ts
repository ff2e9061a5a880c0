import { env } from '../../env'

import { askWorker } from './ask-worker'

let current: Promise<void> | null = null
let isAskedAgain = false

async function sendWhatCame(): Promise<void> {
  do {
    isAskedAgain = false
    await askWorker('leads')
    await askWorker('offers')
    await askWorker('outbox')
  } while (isAskedAgain)
}

/**
 * Tells the worker that a submission or a mail has just come, so that it does not wait for its next look. Returns at once
 * and never fails: without it the same happens a few seconds later.
 */
export function nudgeWorker(): void {
  if (env.worker === 'none') return
  isAskedAgain = true
  current ??= sendWhatCame()
    .catch(() => undefined)
    .finally(() => {
      current = null
    })
}
