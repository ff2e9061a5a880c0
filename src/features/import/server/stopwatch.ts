/** Milliseconds of each stage. */
export function makeStopwatch() {
  const durations: Record<string, number> = {}
  const begun = performance.now()
  const time = async <T>(stage: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      durations[stage] = Math.round(performance.now() - start)
    }
  }
  const total = () => ({ stageDurations: durations, durationInMs: Math.round(performance.now() - begun) })
  return { time, total }
}
