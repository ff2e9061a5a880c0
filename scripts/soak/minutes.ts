/** What an actor did: a page or file of a visitor, a form, a save of an editor, a saved text that visitors see. */
export const actions = ['page', 'form', 'save', 'shown'] as const

export type Action = (typeof actions)[number]

/**
 * How it ended: `refused` with status 503 while a fault lasts, `cut` because the server was killed; `error` is every
 * other failure.
 */
export type Ending = 'good' | 'refused' | 'cut' | 'error'

/** What the server said of itself at the end of a minute; left out when it did not answer. */
export interface ServerFigures {
  residentMb: number
  /** 99th percentile of the lag of the event loop since the last question, in milliseconds. */
  lagMs: number
  /** Rows of all queues. */
  waiting: number
}

export interface Minute {
  endings: Record<Ending, number>
  /** 95th percentile of the good ones, in milliseconds; null without one. */
  p95: Record<Action, number | null>
  server: ServerFigures | null
  /** Faults that lasted in this minute. */
  faults: string[]
}

/** The value below which this part of the values is; null without values. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
}

interface Begun {
  endings: Record<Ending, number>
  times: Record<Action, number[]>
  faults: Set<string>
}

const begin = (): Begun => ({
  endings: { good: 0, refused: 0, cut: 0, error: 0 },
  times: { page: [], form: [], save: [], shown: [] },
  faults: new Set(),
})

/** Collects what happens, minute by minute. */
export class MinuteBook {
  readonly minutes: Minute[] = []
  /** The first errors, in words. */
  readonly errors: string[] = []
  #current = begin()

  note(action: Action, ending: Ending, milliseconds: number, problem = ''): void {
    this.#current.endings[ending] += 1
    if (ending === 'good') this.#current.times[action].push(milliseconds)
    if (ending === 'error' && this.errors.length < 20) this.errors.push(`${action}: ${problem}`)
  }

  noteFault(name: string): void {
    this.#current.faults.add(name)
  }

  endMinute(server: ServerFigures | null): Minute {
    const { endings, times, faults } = this.#current
    const p95 = Object.fromEntries(
      actions.map((action) => [action, quantile(times[action], 0.95)]),
    ) as Minute['p95']
    const minute = { endings, p95, server, faults: [...faults] }
    this.minutes.push(minute)
    this.#current = begin()
    return minute
  }

  /** How many ended in this way, in all minutes. */
  count(ending: Ending): number {
    return this.minutes.reduce((sum, { endings }) => sum + endings[ending], 0)
  }
}

/** A run this long is checked by its memory: it is stable after ten minutes. */
const settledMinutes = 10
const sampleMinutes = 5

/**
 * How much the resident memory grew after the first ten minutes, in percent; null for a run of less than twenty minutes.
 * Minutes without an answer and those of a restarted server count as they are.
 */
export function memoryGrowth(minutes: readonly Minute[]): number | null {
  const values = minutes.map(({ server }) => server?.residentMb ?? null)
  const medianOf = (part: readonly (number | null)[]) =>
    quantile(
      part.filter((value) => value !== null),
      0.5,
    )
  if (values.length < settledMinutes + 2 * sampleMinutes) return null
  const early = medianOf(values.slice(settledMinutes, settledMinutes + sampleMinutes))
  const lastMedian = medianOf(values.slice(-sampleMinutes))
  return early && lastMedian ? ((lastMedian - early) / early) * 100 : null
}
