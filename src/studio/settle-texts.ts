import { sleep } from '@/lib/values/retry'

/** A rich text gives its value to the form when the browser is idle, at the latest after this time in milliseconds. */
export const idleMs = 500
/** The form is rendered with a value by then, in milliseconds. */
const renderMs = 50

/** Waits until rich texts have given to the form what was typed into them. */
export async function settleTexts(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleMs })
    else setTimeout(resolve, idleMs)
  })
  await sleep(renderMs)
}
