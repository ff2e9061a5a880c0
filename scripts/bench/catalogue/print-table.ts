import type { Measured } from './measure'

const cell = (text: string): string => text.padStart(12)

/** The times of each measurement per number of properties, and how many times more the last number costs. */
export function printTable(sizes: readonly number[], results: readonly Measured[][]): void {
  const heads = sizes.flatMap((size) => [`p50 ${size}`, `p95 ${size}`, `cpu ${size}`])
  console.log(['milliseconds'.padEnd(44), ...heads.map(cell), cell('times')].join(' '))
  for (const [at, { name }] of (results[0] ?? []).entries()) {
    const all = results.flatMap((result) => result[at] ?? [])
    const times = all.flatMap(({ p50, p95, work }) => [p50, p95, work])
    const factor = (all.at(-1)?.work ?? 0) / (all[0]?.work || 1)
    console.log([name.padEnd(44), ...[...times, factor].map((time) => cell(time.toFixed(2)))].join(' '))
  }
}
