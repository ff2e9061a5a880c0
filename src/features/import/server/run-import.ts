import type { Payload } from 'payload'

import type { IsAllowed } from '@/lib/http/http-client'
import { withLease } from '@/lib/queue/lease'
import { formatError } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'

import type { RunCounts, RunState } from '../model/import-run'
import type { HeldReason } from '../model/reasons'
import type { RunReport } from '../model/run-report'
import { finishAnswers } from './answer-questions'
import { applyRun } from './apply-run'
import { removePackage } from './feed-package'
import { fetchFeed } from './fetch-feed'
import { ImportError } from './import-error'
import type { ImportSource } from './import-source'
import { notifyContact } from './notify-contact'
import { planRun } from './plan-run'
import type { StagedRow } from './stage-run'
import { answerAnnounced } from './push/answer-announced'
import { claimAnnounced } from './push/announced'
import {
  beginRun,
  findFormerState,
  findInterrupted,
  noteProgress,
  noteRun,
  reportFacts,
  type LoggedRun,
} from './run-log'
import { appliesAnswers, leaseOf, type RunRequest } from './queue-run'
import { hasLostFile, putFileAway, settleFiles, takeFile } from './folder-files'
import { makeStopwatch } from './stopwatch'

/** Called with what a run does: the stage, and rows done of rows there are. */
export type OnProgress = (stage: 'fetch' | 'compare' | 'apply', done?: number, total?: number) => void

export interface ImportOptions extends RunRequest {
  /** Id of the queued run that begins; a new one is logged when it is left out. */
  queued?: string
  onProgress?: OnProgress
  /** Which addresses may be asked; public ones when left out. Tests allow their own server. */
  isAllowed?: IsAllowed
  /** Gets each property of the feed as it is mapped. */
  onRow?: (row: StagedRow['row']) => void
}

export interface ImportResult {
  run: string
  state: Extract<RunState, 'reviewed' | 'applied' | 'held'>
  heldReasons: HeldReason[]
  differenceHash: string
  report: RunReport
}

/** Finishes what a killed process left: a run that was being applied is applied, an earlier one has changed nothing. */
async function finishInterrupted(payload: Payload, source: ImportSource): Promise<void> {
  for (const run of await findInterrupted(payload, source.key)) {
    if (appliesAnswers(run)) {
      await finishAnswers(payload, source, run.id)
      continue
    }
    if (run.state !== 'applying') {
      await noteRun(payload, run.id, {
        state: 'failed',
        failure: 'The process ended before anything was applied',
      })
      if (!run.dryRun) await notifyContactOfRun(payload, source, run, 'failed')
      continue
    }
    const applied = await applyRun(payload, source, run.id)
    const { questions, reading } = reportFacts(run)
    const report = withFound(applied, { counts: readFound(run.counts), questions, reading })
    await noteRun(payload, run.id, { state: 'applied', report, progress: null })
  }
  await settleFiles(payload, source)
}

/** What was counted when the feed was read: the rows of a run do not have it. */
type FoundByReading = Pick<RunCounts, 'read' | 'unchanged' | 'unreadable' | 'deleted'>

function withFound(
  report: RunReport,
  { counts, ...read }: { counts: FoundByReading } & Pick<RunReport, 'questions' | 'reading'>,
): RunReport {
  const { read: all, unchanged, unreadable, deleted } = counts
  return { ...report, ...read, counts: { ...report.counts, read: all, unchanged, unreadable, deleted } }
}

/** What a run whose process was killed had noted of its feed. */
function readFound(noted: unknown): FoundByReading {
  const counts = isRecord(noted) ? noted : {}
  const of = (name: string) => Number(counts[name] ?? 0)
  return {
    read: of('read'),
    unchanged: of('unchanged'),
    unreadable: of('unreadable'),
    deleted: of('deleted'),
  }
}

const noteEveryMs = 2000

/** Notes in the log how far a run is, every two seconds. */
function notingProgress(
  payload: Payload,
  run: LoggedRun,
  onProgress: OnProgress = () => undefined,
): OnProgress {
  let notedAt = 0
  return (stage, done, total) => {
    onProgress(stage, done, total)
    if (Date.now() - notedAt < noteEveryMs) return
    notedAt = Date.now()
    const progress = { stage, ...(done !== undefined && { done }), ...(total !== undefined && { total }) }
    // What shows how far the run is may fail; the run goes on.
    void noteProgress(payload, run.id, progress).catch(() => undefined)
  }
}

async function runStages(
  payload: Payload,
  source: ImportSource,
  run: LoggedRun,
  options: ImportOptions,
): Promise<ImportResult> {
  const { dryRun } = options
  const onProgress = notingProgress(payload, run, options.onProgress)
  const watch = makeStopwatch()
  onProgress('fetch')
  const announced = await claimAnnounced(payload, source.key, dryRun ? undefined : run.id)
  const feed = await watch.time('fetch', () =>
    fetchFeed(source, run.id, { isAllowed: options.isAllowed, announced }),
  )
  try {
    if (!dryRun) await noteRun(payload, run.id, { state: 'staging' })
    const plan = await watch.time('compare', () =>
      planRun(payload, source, { run: run.id, feed, ...options, onProgress }),
    )
    const { heldReasons, differenceHash, feedDate } = plan
    const end = async (state: ImportResult['state'], report: RunReport): Promise<ImportResult> => {
      await noteRun(payload, run.id, {
        state,
        heldReasons,
        differenceHash,
        feedDate,
        report,
        progress: null,
        ...watch.total(),
      })
      return { run: run.id, state, heldReasons, differenceHash, report }
    }
    if (plan.isHeld) return await end('held', plan.report)
    if (dryRun) return await end('reviewed', plan.report)
    await noteRun(payload, run.id, { state: 'applying', differenceHash, feedDate, report: plan.report })
    const applied = await watch.time('apply', () =>
      applyRun(payload, source, run.id, (done, total) => onProgress('apply', done, total)),
    )
    await answerAnnounced(payload, source, { run: run.id, announced, isAllowed: options.isAllowed })
    const { counts, questions, reading } = plan.report
    return await end('applied', withFound(applied, { counts, questions, reading }))
  } finally {
    await removePackage(feed)
  }
}

/** Tells the contact of the source, once for several runs in a row that ended the same way. */
async function notifyContactOfRun(
  payload: Payload,
  source: ImportSource,
  run: Pick<LoggedRun, 'id'>,
  state: 'failed' | 'held',
): Promise<void> {
  const former = await findFormerState(payload, source.key)
  const isRepeated = former === state || (state === 'held' && former === 'replaced')
  if (!isRepeated) await notifyContact(payload, source, { key: run.id, run: run.id, state })
}

/** Another process imports this source; the run can begin later. */
export class SourceBusyError extends ImportError {}

/**
 * Imports a feed: fetches it, compares it with the site and applies the difference, unless the guard holds the run. One
 * run of a source at a time. A run that was killed is finished by the next one.
 *
 * @throws ImportError when it cannot run; the reason is in the log too
 */
export async function runImport(
  payload: Payload,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportResult> {
  const { queued, onProgress: _, isAllowed: __, onRow: ___, ...request } = options
  let result: ImportResult | null = null
  const isOwn = await withLease(payload, leaseOf(source.key), async () => {
    if (!request.dryRun) await finishInterrupted(payload, source)
    if (await hasLostFile(payload, source, options)) return
    const run = await beginRun(
      payload,
      { source: source.key, ...request, ...(queued && { queued }) },
      new Date(),
    )
    if (!run) return
    try {
      const taken = await takeFile(payload, source, { ...request, id: run.id })
      result = await runStages(payload, taken, run, options)
      if (result.state === 'held' && !request.dryRun) await notifyContactOfRun(payload, source, run, 'held')
    } catch (error) {
      const failure = error instanceof ImportError ? error.message : formatError(error)
      await noteRun(payload, run.id, { state: 'failed', failure, progress: null })
      if (!request.dryRun) await notifyContactOfRun(payload, source, run, 'failed')
      throw error
    } finally {
      await putFileAway(payload, source, run.id)
    }
  })
  if (!isOwn || !result) throw new SourceBusyError('Another import of this source is running')
  return result
}

/** Finishes the runs of a source whose process was killed, unless another process is at it. */
export async function resumeImport(payload: Payload, source: ImportSource): Promise<void> {
  await withLease(payload, leaseOf(source.key), () => finishInterrupted(payload, source))
}
