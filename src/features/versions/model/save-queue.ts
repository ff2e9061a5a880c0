/** How an attempt to save ended. `unreachable`: the server did not answer, or could not for the moment. */
export type SaveOutcome = 'saved' | 'conflict' | 'refused' | 'signed-out' | 'unreachable'

/** `changed`: something waits to be saved. */
export type SaveState = 'unchanged' | 'changed' | 'saving' | SaveOutcome

interface SaveQueueOptions {
  /** Milliseconds without a change before a save begins. */
  delayMs: number
  /** Saves what the form holds at this moment; never rejects. */
  save: () => Promise<SaveOutcome>
  /** What the form holds at this moment, with the revision that it changes. */
  textNow: () => string
  /** Resolves when the person has signed in again. */
  whenSignedIn: () => Promise<void>
  onState: (state: SaveState) => void
  /** All that was typed is stored, by a task of `alone`. */
  onSettled: () => void
  /** A new name for a version of the document. */
  nameVersion: () => string
}

/** Milliseconds before the next attempt while the server is not reached; the last one repeats. */
export const retryMs = [1000, 2000, 5000, 10_000, 30_000]

/** The last save, if it was refused. */
interface Refused {
  outcome: SaveOutcome
  text: string
}

/**
 * Saves a form some time after its last change, one save at a time. A save that failed keeps the form changed: it is tried
 * again by itself while the server is not reached, after a new log-in, and else with the next change or by an order.
 */
export class SaveQueue {
  private isChanged = false
  private isStopped = false
  private isRunning = false
  private tries = 0
  private refused: Refused | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private last: Promise<unknown> = Promise.resolve()

  private versionName: string

  constructor(private readonly options: SaveQueueOptions) {
    this.versionName = options.nameVersion()
  }

  /** The version that the saves write: one text, which each of them replaces by a newer one. */
  get version(): string {
    return this.versionName
  }

  /** The next save writes a version of its own, so that the one before stays. */
  startVersion(): void {
    this.versionName = this.options.nameVersion()
  }

  /** Whether something is not saved yet. */
  get hasUnsaved(): boolean {
    return this.isChanged
  }

  /** Whether a save is on its way. */
  get isSaving(): boolean {
    return this.isRunning
  }

  /** Something was typed. */
  changed(): void {
    if (this.isStopped) return
    if (!this.isChanged) this.options.onState('changed')
    this.isChanged = true
    this.saveIn(this.options.delayMs)
  }

  /** Saves at once what is not saved yet, also a text that was refused before. Ends when it was tried. */
  flush(): Promise<void> {
    return this.saveNext({ isOrdered: true })
  }

  /** Runs a task that saves the form itself, such as its publication, after the running save; later saves wait for it. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /** All that was typed is stored, by a task of `alone`. */
  settled(): void {
    clearTimeout(this.timer)
    this.isChanged = false
    this.tries = 0
    this.options.onSettled()
    if (!this.isStopped) this.options.onState('saved')
  }

  /** The form was reset: nothing waits any more. */
  unchanged(): void {
    clearTimeout(this.timer)
    if (!this.isChanged) return
    this.isChanged = false
    if (!this.isStopped) this.options.onState('unchanged')
  }

  /** Ends the queue: a running save goes on, no further one begins. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer)
    if (!this.isStopped) this.timer = setTimeout(() => void this.saveNext({ isOrdered: false }), ms)
  }

  private saveNext(why: { isOrdered: boolean }): Promise<void> {
    return this.alone(() => this.saveOnce(why))
  }

  private async saveOnce({ isOrdered }: { isOrdered: boolean }): Promise<void> {
    if (!this.isChanged || this.isStopped) return
    clearTimeout(this.timer)
    const text = this.options.textNow()
    // The errors of a refusal change the form too; the same text on the same revision would be refused again.
    if (!isOrdered && this.refused?.text === text) return this.options.onState(this.refused.outcome)
    this.isChanged = false
    this.options.onState('saving')
    this.isRunning = true
    const outcome = await this.options.save()
    this.isRunning = false
    this.refused = outcome === 'refused' || outcome === 'conflict' ? { outcome, text } : null
    if (outcome === 'saved') {
      this.tries = 0
      if (!this.isStopped) this.options.onState(this.isChanged ? 'changed' : 'saved')
      return
    }
    // What was typed during the attempt has begun a wait of its own.
    const hasNewer = this.isChanged
    this.isChanged = true
    if (this.isStopped) return
    this.options.onState(outcome)
    if (outcome === 'signed-out') void this.options.whenSignedIn().then(() => this.flush())
    else if (outcome === 'unreachable' && !hasNewer) this.saveIn(this.nextRetryMs())
  }

  private nextRetryMs(): number {
    const ms = retryMs[Math.min(this.tries, retryMs.length - 1)] ?? 0
    this.tries += 1
    return ms
  }
}
