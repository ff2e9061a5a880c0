export interface BackgroundRead<T> {
  /** The last value, which may not know the last changes; waits for the first read alone. */
  current: () => Promise<T>
  /** Waits until a value is read that knows all changes so far; the last one if reading fails. */
  fresh: () => Promise<T>
  /** Says that what is read has changed: it is read again in the background, if it was read before. */
  outdate: () => void
}

interface Timing {
  /** Between two reads, in milliseconds, like the next one. At least four times as long as a read takes. */
  pauseMs?: number
  /** After an error. */
  retryMs?: number
}

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref())

/**
 * Keeps a value that is slow to make: readers get the last one while the next is read. One read at a time; changes
 * during a read cause one more.
 *
 * @param read gets the last value
 * @param onError gets errors of the background; those of the first read go to its readers
 */
export function backgroundRead<T>(
  read: (last: T | null) => Promise<T>,
  onError: (error: unknown) => void,
  { pauseMs = 500, retryMs = 2000 }: Timing = {},
): BackgroundRead<T> {
  // The number of the last change that the value knows.
  let last: { value: T; change: number } | null = null
  let changes = 0
  let reading: Promise<T> | null = null
  let isFollowing = false

  async function readOnce(): Promise<T> {
    const change = changes
    last = { value: await read(last?.value ?? null), change }
    if (change < changes) void follow()
    return last.value
  }

  const join = (): Promise<T> => (reading ??= readOnce().finally(() => void (reading = null)))

  async function follow(): Promise<void> {
    if (isFollowing) return
    isFollowing = true
    while (last !== null && last.change < changes) {
      const began = performance.now()
      try {
        await join()
        await wait(Math.max(pauseMs, 4 * (performance.now() - began)))
      } catch (error) {
        onError(error)
        await wait(retryMs)
      }
    }
    isFollowing = false
  }

  async function fresh(): Promise<T> {
    const wanted = changes
    try {
      // A read in progress may have begun before the last change.
      while (last === null || last.change < wanted) await join()
    } catch (error) {
      if (last === null) throw error
      onError(error)
    }
    return last.value
  }

  return {
    current: async () => last?.value ?? join(),
    fresh,
    outdate: () => {
      changes += 1
      if (last !== null) void follow()
    },
  }
}
