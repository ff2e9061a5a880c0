import { sleep } from '@/lib/values/retry'

const pauseMs = 50
const maxMs = 20_000

let latest = new AbortController()

/** Ends a wait: the editor goes on elsewhere. */
export const endWaiting = (): void => latest.abort()

/**
 * Waits for an element that the form renders later: rows and tabs get their fields from the server, which takes seconds
 * on a busy one. Ends once the editor uses keyboard, pointer or wheel, or another wait begins, so that the focus is not
 * taken away from what the editor does by then.
 *
 * @param find called until it gives an element; may also bring the form closer to showing it
 * @returns null when the element did not come
 */
export async function waitForElement<T>(find: () => T | null): Promise<T | null> {
  latest.abort()
  const controller = (latest = new AbortController())
  const { signal } = controller
  const end = performance.now() + maxMs
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    document.addEventListener(event, () => controller.abort(), { capture: true, signal })
  try {
    while (!signal.aborted && performance.now() < end) {
      const element = find()
      if (element) return element
      await sleep(pauseMs)
    }
    return null
  } finally {
    controller.abort()
  }
}
