import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { requestTask } from '@/lib/queue/trigger-worker'
import { isRecord } from '@/lib/values/read-value'
import type { ImportRun } from '@/payload-types'

import { openStates } from '../model/import-run'

/** How a run is requested. */
export interface RunRequest {
  /** Who asked, for the log. */
  actor: string
  /** Everything except applying. */
  dryRun: boolean
  /** The hash of the difference that was reviewed: another one is not applied. */
  reviewed?: string
  /** Applies also what the guard holds, because a person has looked at it, and why. */
  overrules?: boolean
  because?: string
  /** The file in the folder of the source that is imported; the next one of the folder when it is left out. */
  feedFile?: string
}

/** The actor of runs that the schedule of a source begins. */
export const scheduleActor = 'schedule'

/** The actor of runs that the command begins. */
export const commandActor = 'npm run import'

/** The actor of runs that the software of the office asks for by an announcement. */
export const announcementActor = 'announcement'

/** The actor of runs that a file in the folder of a source begins. */
export const arrivalActor = 'arrival'

// The log belongs to the system: no role may write it.
const asImport = { collection: 'importRuns', depth: 0, overrideAccess: true } as const

/** The lease of the process that imports a source, or changes its files. */
export const leaseOf = (key: string): string => `import ${key}`

/** Whether a run of a source waits or is at work. */
export async function hasOpenRun(payload: Payload, source: string): Promise<boolean> {
  const where: Where = { and: [{ source: { equals: source } }, { state: { in: [...openStates] } }] }
  return (await payload.count({ ...asImport, where })).totalDocs > 0
}

/**
 * Asks for a run of a source; the worker begins it within seconds.
 *
 * @param source key of the source
 * @returns the id of the run, or null when one of this source waits or is at work
 */
export async function queueRun(
  payload: Payload,
  source: string,
  request: RunRequest,
  now: Date,
): Promise<string | null> {
  if (await hasOpenRun(payload, source)) return null
  const data = { source, ...request, startedAt: now.toISOString(), state: 'queued' as const }
  return (await payload.create({ ...asImport, data })).id
}

/** The stored progress of a run that applies answers instead of reading a feed. It is set when the run is queued. */
export const answersProgress = { stage: 'answers' } as const

export const appliesAnswers = ({ progress }: Pick<ImportRun, 'progress'>): boolean =>
  isRecord(progress) && progress.stage === answersProgress.stage

/**
 * Asks for a run that applies the answers of a source. One that waits takes all answers, also while a feed is imported.
 *
 * @param source its key; a file without a source in the studio has one too
 * @returns the id of the run
 */
export async function queueAnswers(
  payload: Payload,
  source: string,
  actor: string,
  now: Date,
): Promise<string> {
  const where: Where = { and: [{ source: { equals: source } }, { state: { equals: 'queued' } }] }
  const { docs } = await payload.find({ ...asImport, where, pagination: false, select: { progress: true } })
  const waiting = docs.find(appliesAnswers)
  if (waiting) return waiting.id
  const data = { source, actor, dryRun: false, startedAt: now.toISOString(), progress: answersProgress }
  return (await payload.create({ ...asImport, data: { ...data, state: 'queued' as const } })).id
}

/** Has the worker look at the log at once; it looks every five seconds by itself. */
export function startSoon(): void {
  if (env.worker !== 'none') void requestTask('imports').catch(() => undefined)
}

/** How a logged run was requested. */
export const requestOf = ({
  actor,
  dryRun,
  reviewed,
  overrules,
  because,
  feedFile,
}: ImportRun): RunRequest => ({
  actor,
  dryRun: dryRun === true,
  overrules: overrules === true,
  ...(reviewed && { reviewed }),
  ...(because && { because }),
  ...(feedFile && { feedFile }),
})
