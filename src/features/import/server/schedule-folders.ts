import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import type { ImportSource as StoredSource } from '@/payload-types'

import { findNextFile, folderOfSource } from './feed-folder'
import { isFolderHeld, thinFolder } from './folder-files'
import { fileSourceOf, isFolderSource, type FileSource } from './import-source'
import { arrivalActor, queueRun } from './queue-run'

/** A schedule has no user. */
const bySystem = { depth: 0, pagination: false, overrideAccess: true } as const

/** A folder whose files cannot be taken, for instance for lack of rights, is tried again after so long. */
const pauseMs = 60 * 60_000

/** Whether the last run could not even take a file. */
async function isBlocked(payload: Payload, { key }: FileSource, now: Date): Promise<boolean> {
  const { docs } = await payload.find({
    ...{ ...bySystem, collection: 'importRuns' },
    where: { and: [{ source: { equals: key } }, { dryRun: { not_equals: true } }] },
    ...{ sort: '-startedAt', limit: 1 },
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
