/**
 * Runs one call at a time: of the calls during a run only the last one is executed afterwards.
 *
 * @param work must not fail
 * @param pauseInMilliseconds delay without further calls before a run begins
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
