/** Resolves after a time in milliseconds. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

interface RetryOptions {
  /** Attempts in all, the first included. */
  attempts: number
  firstDelayInMilliseconds: number
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Runs a step again when it fails, waiting twice as long each time.
 * @throws what the last attempt threw
 */
export async function retry<T>(step: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { attempts, firstDelayInMilliseconds, wait = sleep } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt >= attempts) throw error
      await wait(firstDelayInMilliseconds * 2 ** (attempt - 1))
    }
  }
}
