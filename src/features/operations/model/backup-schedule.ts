/** The last time that a backup was tried out. */
export interface RestoreTest {
  at: string
  /** Backup that was tried; null when none could be read. */
  id: string | null
  /** `check` fetched and checked it, `restore` restored it. */
  kind: 'check' | 'restore'
  /** Why it failed; null when it is whole. */
  problem: string | null
}

/** What is known of the scheduled backups. Times in ISO form. */
export interface BackupState {
  /** Beginning of the last attempt. */
  attemptedAt?: string
  /** End of the last backup that succeeded, and what it holds. */
  finishedAt?: string
  id?: string
  files?: number
  /** Of everything, and of what was new, in bytes. */
  bytes?: number
  newBytes?: number
  /** Why the last attempt failed; null when it succeeded. */
  error?: string | null
  /** Read from the target by the worker; null when there was none. */
  restoreTest?: RestoreTest | null
}

/** Status of the program of a backup when another one is running. */
export const otherIsRunning = 3

const hourMs = 60 * 60_000

/**
 * Pauses between two backups. They leave time for a failed one before more than a day of SQLite or about an hour of
 * MongoDB would be lost.
 */
const everyMs = { sqlite: 12 * hourMs, mongodb: hourMs - 5 * 60_000 } as const

const retryMs = 15 * 60_000

const isOlder = (at: string | undefined, ms: number, now: Date): boolean =>
  at === undefined || !(now.getTime() - Date.parse(at) < ms)

/** Whether a backup is due: the last one is old enough, and a failed or killed attempt was some time ago. */
export const isBackupDue = (state: BackupState, kind: keyof typeof everyMs, now: Date): boolean =>
  isOlder(state.finishedAt, everyMs[kind], now) && isOlder(state.attemptedAt, retryMs, now)
