/** Shows how far a backup or a restore is. */
export interface Progress {
  say: (line: string) => void
  /** Shows a count, at most every two seconds. */
  count: (what: string, done: number, total: number) => void
}

const everyMs = 2000

export const formatCount = (count: number): string => count.toLocaleString('en-GB')

/** A size such as `1.2 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const power = Math.min(4, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(1)} ${['', 'kB', 'MB', 'GB', 'TB'][power]}`
}

/** @param clock in milliseconds */
export function makeProgress(print: (line: string) => void, clock = () => performance.now()): Progress {
  let shownAt = clock()
  return {
    say: (line) => {
      shownAt = clock()
      print(line)
    },
    count: (what, done, total) => {
      if (clock() - shownAt < everyMs) return
      shownAt = clock()
      print(`  ${formatCount(done)} of ${formatCount(total)} ${what}`)
    },
  }
}
