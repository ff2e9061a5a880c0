import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { runProgram, type EndedProgram } from '@/lib/queue/run-program'
import { formatError } from '@/lib/values/format-error'
import type { ImportSource as StoredSource } from '@/payload-types'

import { hasDueFiles } from './files/fetch-due-files'
import { findImportSource, fileSourceOf, isFolderSource, type FileSource } from './import-source'
import { notifyContact } from './notify-contact'
import { findStalled, noteRun } from './run-log'
import { scheduleDueRuns } from './schedule-runs'
import { findNextFile, folderOfSource } from './feed-folder'
import { isFolderHeld, thinFolder } from './folder-files'
import { arrivalActor, queueRun } from './queue-run'

/** A schedule has no user. */
const bySystem = { depth: 0, pagination: false, overrideAccess: true } as const

/** A folder whose files cannot be taken, for instance for lack of rights, is tried again after so long. */
const pauseMs = 60 * 60_000

/** Whether the last run could not even take a file. */
async function isBlocked(payload: Payload, { key }: FileSource, now: Date): Promise<boolean> {
  const { docs } = await payload.find({
    ...bySystem,
    collection: 'importRuns',
    where: { and: [{ source: { equals: key } }, { dryRun: { not_equals: true } }] },
    sort: '-startedAt',
    limit: 1,
    select: { state: true, feedFile: true, startedAt: true },
  })
  const [last] = docs
  const isFailed = last?.state === 'failed' && !last.feedFile
  return isFailed && now.getTime() - Date.parse(last.startedAt) < pauseMs
}

async function queueNext(payload: Payload, source: FileSource, now: Date): Promise<void> {
  if ((await findNextFile(folderOfSource(source), source.format.arrangement.kind, now)) === null) return
  if ((await isFolderHeld(payload, source)) || (await isBlocked(payload, source, now))) return
  await queueRun(payload, source.key, { actor: arrivalActor, dryRun: false }, now)
}

async function lookInto(payload: Payload, stored: StoredSource, now: Date): Promise<void> {
  const source = fileSourceOf(stored)
  await thinFolder(payload, source, now)
  const isAwaited = stored.active !== false && stored.schedule === 'arrival' && isFolderSource(stored)
  if (isAwaited) await queueNext(payload, source, now)
}

/** Queues a run of each source in whose folder a complete file waits, and deletes what was put away long ago. */
export async function queueArrivedFiles(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({ ...bySystem, collection: 'importSources' })
  for (const stored of docs)
    try {
      await lookInto(payload, stored, now)
    } catch (error) {
      // The other sources have nothing to do with it.
      payload.logger.error({ msg: 'A folder of imports', source: stored.key, reason: formatError(error) })
    }
}

/** Status of the program of an import when another process imports the same source. */
export const sourceIsBusy = 3

/** Pause before a run whose source is busy, or one that ended in the middle, is tried again. */
const retryMs = 60_000

const triedAt = new Map<string, number>()

const mayTry = (key: string, now: Date): boolean => now.getTime() - (triedAt.get(key) ?? 0) >= retryMs

/** A run that the program left open, because it crashed before it could say why. */
async function noteCrash(payload: Payload, id: string, { status, errors }: EndedProgram): Promise<void> {
  const run = await payload.findByID({
    collection: 'importRuns' as const,
    id,
    depth: 0,
    disableErrors: true,
    // The log belongs to the system.
    overrideAccess: true,
  })
  // What is being applied is finished by the next program.
  if (run?.state !== 'queued' && run?.state !== 'fetching' && run?.state !== 'staging') return
  const failure = errors || `The program ended with status ${status}`
  await noteRun(payload, id, { state: 'failed', failure: failure.slice(0, 300) })
  const source = run.dryRun ? null : await findImportSource(payload, run.source).catch(() => null)
  if (source) await notifyContact(payload, source, { key: id, run: id, state: 'failed' })
}

async function runOne(payload: Payload, program: readonly string[], id: string): Promise<void> {
  const ended = await runProgram([...program, id], { isLogged: true })
  if (ended.status === 0 || ended.status === sourceIsBusy) return
  payload.logger.error({ msg: 'An import failed', run: id, reason: ended.errors })
  await noteCrash(payload, id, ended)
}

async function runFiles(payload: Payload, program: readonly string[], now: Date): Promise<void> {
  const { status, errors } = await runProgram([...program, 'files'], { isLogged: true })
  if (status === 0) return
  triedAt.set('files', now.getTime())
  payload.logger.error({ msg: 'Files of imports were not fetched', reason: errors })
}

/** The run that waits longest, or else the files that wait. */
async function findWork(
  payload: Payload,
  now: Date,
  program: readonly string[],
): Promise<(() => Promise<void>) | null> {
  const { docs: queued } = await payload.find({
    collection: 'importRuns' as const,
    depth: 0,
    pagination: false,
    sort: 'startedAt',
    where: { state: { equals: 'queued' } },
    select: { state: true },
    // The log belongs to the system.
    overrideAccess: true,
  })
  const waiting = [...(await findStalled(payload, now)), ...queued]
  const next = waiting.find(({ id }) => mayTry(id, now))
  if (next) {
    triedAt.set(next.id, now.getTime())
    return () => runOne(payload, program, next.id)
  }
  const isDue = mayTry('files', now) && (await hasDueFiles(payload, now))
  return isDue ? () => runFiles(payload, program, now) : null
}

/** Queues what is due by schedules and what has arrived; a copy for tries does so only when it is named there. */
async function queueDueRuns(payload: Payload, now: Date): Promise<void> {
  if (env.pausedParts.includes('imports')) return
  await scheduleDueRuns(payload, now)
  if (!mayTry('folders', now)) return
  triedAt.set('folders', now.getTime())
  await queueArrivedFiles(payload, now)
}

let running: Promise<void> | null = null

/**
 * Task of the worker: queues the runs that are due by the schedules of the sources and begins the oldest run that waits,
 * in a process of its own, one at a time; when none waits, the files of applied runs are fetched. Does not wait for its end. A run whose process was killed is finished too.
 *
 * @param program arguments of Node that run the program; the id of the run is added
 * @returns the run that was begun, if one was
 */
export async function startImports(
  payload: Payload,
  now: Date,
  program: readonly string[],
): Promise<{ ended: Promise<void> } | null> {
  if (running) return null
  await queueDueRuns(payload, now)
  const work = await findWork(payload, now, program)
  if (!work) return null
  running ??= work()
    .catch((error: unknown) => payload.logger.error({ msg: 'An import failed', reason: formatError(error) }))
    .finally(() => {
      running = null
    })
  return { ended: running }
}
