import type { Payload } from 'payload'

import type { RunState } from '../model/import-run'
import type { HeldReason } from '../model/reasons'
import type { RunReport } from '../model/run-report'

/** What a run has noted of itself. */
export interface LoggedRun {
  id: string
  startedAt: string
}

// The log belongs to the system: no role may write it.
const asImport = { collection: 'importRuns', depth: 0, overrideAccess: true } as const

export async function beginRun(
  payload: Payload,
  run: { source: string; actor: string; dryRun: boolean },
  now: Date,
): Promise<LoggedRun> {
  const data = { ...run, startedAt: now.toISOString(), state: 'fetching' as const }
  const { id, startedAt } = await payload.create({ ...asImport, data })
  return { id, startedAt }
}

export interface RunNotes {
  state?: RunState
  heldReasons?: HeldReason[]
  failure?: string
  feedDate?: string | null
  differenceHash?: string
  durationInMs?: number
  stageDurations?: Record<string, number>
  report?: RunReport
}

/** Notes where a run is, or how it ended. */
export async function noteRun(payload: Payload, id: string, { report, ...notes }: RunNotes): Promise<void> {
  const data = {
    ...notes,
    ...(report && {
      counts: { ...report.counts },
      differences: report.differences,
      recordErrors: report.refused,
      unknownCodes: report.unknownCodes,
      warnings: report.warnings,
    }),
  }
  // The facts of a report are JSON, which Payload types as an index of unknown values.
  await payload.update({ ...asImport, id, data } as unknown as Parameters<Payload['update']>[0])
}

/** The runs of a source whose process ended in the middle. */
export async function findInterrupted(payload: Payload, source: string) {
  const { docs } = await payload.find({
    ...asImport,
    where: {
      and: [{ source: { equals: source } }, { state: { in: ['fetching', 'staging', 'applying'] } }],
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
    ...{ sort: '-feedDate', limit: 1, pagination: false },
    select: { feedDate: true },
  })
  return docs[0]?.feedDate ?? null
}
