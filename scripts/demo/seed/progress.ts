/** Prints the current step; a long step also prints its progress. */
export interface Progress {
  step: (name: string) => void
  /** `pictures 120/230`, at most every second. */
  count: (name: string, done: number, total: number) => void
}

const intervalInMs = 1000

export function consoleProgress(now: () => number = Date.now): Progress {
  const start = now()
  let shown = 0
  const line = (text: string) => {
    shown = now()
    console.log(`[${((shown - start) / 1000).toFixed(1).padStart(5)} s] ${text}`)
  }
  return {
    step: line,
    count: (name, done, total) => {
      if (done === total || now() - shown >= intervalInMs) line(`${name} ${done}/${total}`)
    },
  }
}
