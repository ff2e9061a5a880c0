/**
 * Does one thing at a time: what comes while it is busy waits, and only the last of it is done.
 *
 * @param work must not fail
 * @param pauseInMilliseconds how long nothing must come before it begins
 */
export function lastOneWins<T>(work: (value: T) => Promise<void>, pauseInMilliseconds: number) {
  let waiting: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false

  async function begin(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting) {
      const { value } = waiting
      waiting = null
      await work(value)
    }
    isBusy = false
  }

  return {
    add(value: T): void {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void begin(), pauseInMilliseconds)
    },
    stop(): void {
      waiting = null
      clearTimeout(timer)
    },
  }
}
