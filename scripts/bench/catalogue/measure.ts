const [warmUps, runs] = [5, 60]

/** Times in milliseconds; `work` is processor time. */
export interface Measured {
  name: string
  p50: number
  p95: number
  work: number
}

export type Work = (run: number) => Promise<unknown>

/** The value below which the given share of all values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Runs a query many times, each time with the number of the run. */
export async function measure(name: string, work: Work): Promise<Measured> {
  const times: number[] = []
  const works: number[] = []
  for (let run = 0; run < warmUps + runs; run += 1) {
    const [start, before] = [performance.now(), process.cpuUsage()]
    await work(run)
    const { user, system } = process.cpuUsage(before)
    if (run < warmUps) continue
    times.push(performance.now() - start)
    works.push((user + system) / 1000)
  }
  return { name, p50: quantile(times, 0.5), p95: quantile(times, 0.95), work: quantile(works, 0.5) }
}

export const each = <T>(items: readonly T[], run: number): T => items[run % items.length] as T
