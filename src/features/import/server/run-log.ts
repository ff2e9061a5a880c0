import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { isRecord } from '@/lib/values/read-value'
import type { ImportRun } from '@/payload-types'
import { storableKeys } from '@/lib/values/storable-keys'

import { openStates, type RunState } from '../model/import-run'
import type { HeldReason } from '../model/reasons'
import type { Question } from '../model/questions'
import { emptyReport, maxStoredDifferences, type RunReading, type RunReport } from '../model/run-report'
import type { RunRequest } from './queue-run'

/** What a run has noted of itself. */
export interface LoggedRun {
  id: string
  startedAt: string
}

// The log belongs to the system: no role may write it.
const asImport = { collection: 'importRuns', depth: 0, overrideAccess: true } as const

/**
 * Notes that a run begins.
 *
 * @param queued id of the run that waits; a new one is made when it is left out
 * @returns null when another process has begun the queued run, or it was removed
 */
export async function beginRun(
  payload: Payload,
  { source, queued, ...request }: RunRequest & { source: string; queued?: string },
  now: Date,
): Promise<LoggedRun | null> {
  const begun = { startedAt: now.toISOString(), state: 'fetching' as const }
  const due = { state: { equals: 'queued' } }
  const run = queued
    ? await claimRow<LoggedRun>(payload, { collection: 'importRuns', id: queued, due, data: begun })
    : await payload.create({ ...asImport, data: { source, ...request, ...begun } })
  if (!run) return null
  return { id: run.id, startedAt: begun.startedAt }
}

/**
 * A held run waits for a person until the next one, of the same file when it has one: another file does not settle what
 * was held.
 */
export async function replaceHeld(payload: Payload, source: string, file: string | null): Promise<void> {
  const isSame: Where = file === null ? { feedFile: { exists: false } } : { feedFile: { equals: file } }
  const isOver: Where = { or: [{ dryRun: { equals: true } }, isSame] }
  const where: Where = { and: [{ source: { equals: source } }, { state: { equals: 'held' } }, isOver] }
  await payload.update({ ...asImport, where, data: { state: 'replaced' } })
}

export interface RunNotes {
  state?: RunState
  feedFile?: string
  heldReasons?: HeldReason[]
  failure?: string
  feedDate?: string | null
  differenceHash?: string
  durationInMs?: number
  stageDurations?: Record<string, number>
  report?: RunReport
  progress?: RunProgress | null
}

/** Notes where a run is, or how it ended. */
export async function noteRun(payload: Payload, id: string, { report, ...notes }: RunNotes): Promise<void> {
  const data = {
    ...notes,
    ...(report && {
      counts: { ...report.counts },
      differences: report.differences,
      recordErrors: report.refused,
      unknownCodes: storableKeys(report.unknownCodes),
      warnings: report.warnings,
      questions: report.questions,
      reading: { ...report.reading, unreadable: report.reading.unreadable.slice(0, maxStoredDifferences) },
    }),
  }
  // The facts of a report are JSON, which Payload types as an index of unknown values.
  await payload.update({ ...asImport, id, data } as unknown as Parameters<Payload['update']>[0])
}

/** What a run noted of its feed; of one of another version of the program, nothing. */
export function reportFacts(
  run: Pick<ImportRun, 'questions' | 'reading'>,
): Pick<RunReport, 'questions' | 'reading'> {
  const empty = emptyReport()
  // Written by `noteRun` in this shape.
  return {
    questions: Array.isArray(run.questions) ? (run.questions as unknown as Question[]) : empty.questions,
    reading: isRecord(run.reading)
      ? { ...empty.reading, ...(run.reading as Partial<RunReading>) }
      : empty.reading,
  }
}

/** Where a run at work is. */
export interface RunProgress {
  stage: string
  done?: number
  total?: number
}

/** Notes how far a run is, as long as it is at work. */
export async function noteProgress(payload: Payload, id: string, progress: RunProgress): Promise<void> {
  const due = { state: { in: [...openStates] } }
  const data = { progress, updatedAt: new Date().toISOString() }
  await claimRow(payload, { collection: 'importRuns', id, due, data, select: { state: true } })
}

/** Removes a queued run that found nothing to do. */
export async function forgetRun(payload: Payload, id: string): Promise<void> {
  await payload.delete({ ...asImport, where: { id: { equals: id } } })
}

/** The runs of a source whose process ended in the middle. */
export async function findInterrupted(payload: Payload, source: string) {
  const { docs } = await payload.find({
    ...asImport,
    where: {
      and: [
        { source: { equals: source } },
        { state: { in: openStates.filter((state) => state !== 'queued') } },
      ],
    },
    sort: 'startedAt',
    pagination: false,
  })
  return docs
}

/** The date of the feed that was applied last; null when none had one. */
export async function findLastFeedDate(payload: Payload, source: string): Promise<string | null> {
  const { docs } = await payload.find({
    ...asImport,
    where: {
      and: [{ source: { equals: source } }, { state: { equals: 'applied' } }, { feedDate: { exists: true } }],
    },
    sort: '-startedAt',
    limit: 1,
    pagination: false,
    select: { feedDate: true },
  })
  return docs[0]?.feedDate ?? null
}

/** A run at work notes its progress at least so often. */
const stalledAfterMs = 2 * 60_000

/** The runs whose process seems to have ended in the middle, the oldest first. */
export async function findStalled(payload: Payload, now: Date) {
  const before = new Date(now.getTime() - stalledAfterMs).toISOString()
  const atWork = openStates.filter((state) => state !== 'queued')
  const { docs } = await payload.find({
    ...asImport,
    where: { and: [{ state: { in: atWork } }, { updatedAt: { less_than: before } }] },
    sort: 'startedAt',
    pagination: false,
    select: { state: true },
  })
  return docs
}

/** How the run before the newest one ended, dry runs left out; null when there was none. */
export async function findFormerState(payload: Payload, source: string): Promise<RunState | null> {
  const { docs } = await payload.find({
    ...asImport,
    where: { and: [{ source: { equals: source } }, { dryRun: { not_equals: true } }] },
    sort: '-startedAt',
    limit: 2,
    pagination: false,
    select: { state: true },
  })
  return docs[1]?.state ?? null
}
