import { setImmediate as turn } from 'node:timers/promises'

import { createLocalReq, type Payload, type Where } from 'payload'

import { deleteUnusedMedia } from '@/features/media/server/api'
import { beginRefresh, finishRefresh } from '@/lib/cache/pending-refresh'
import type { IsAllowed } from '@/lib/http/http-client'
import { withLease } from '@/lib/queue/lease'
import { formatError } from '@/lib/values/format-error'

import type { ImportRecord } from '../../model/import-record'
import { saveRow } from '../import-rows'
import { applyFiles } from './apply-files'
import { makeFileFetcher, type FileFetcher } from './fetch-file'

const minuteMs = 60_000
/** Pauses before the next try of what could not be fetched; after the last one the row has failed. */
const pausesMs = [1, 5, 30, 120, 360].map((minutes) => minutes * minuteMs)

const dueFiles = (now: Date): Where => ({
  and: [{ filesState: { equals: 'waiting' } }, { filesDueAt: { less_than_equal: now.toISOString() } }],
})

async function findNext(payload: Payload, now: Date): Promise<ImportRecord | undefined> {
  const { docs } = await payload.db.find<ImportRecord>({
    collection: 'importRecords',
    where: dueFiles(now),
    limit: 1,
    pagination: false,
    sort: 'filesDueAt',
  })
  return docs[0]
}

/** Whether files wait that can be fetched now. */
export const hasDueFiles = async (payload: Payload, now: Date): Promise<boolean> =>
  (await findNext(payload, now)) !== undefined

function nextTry(tries: number, fetcher: FileFetcher, isCounted = true): Partial<ImportRecord> {
  const pause = pausesMs[tries]
  if (pause === undefined) return { filesState: 'failed' }
  const at = Math.max(Date.now() + pause, fetcher.pausedUntil())
  return {
    filesState: 'waiting',
    filesTries: isCounted ? tries + 1 : tries,
    filesDueAt: new Date(at).toISOString(),
  }
}

/** Files that an import applied meanwhile still wait. */
async function saveEnd(
  payload: Payload,
  { id, filesDueAt }: ImportRecord,
  data: Partial<ImportRecord>,
): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { filesDueAt: { equals: filesDueAt } }] }
  const record = await payload.db.findOne({ collection: 'importRecords', where })
  if (record) await saveRow(payload, id, data)
}

async function workOn(payload: Payload, row: ImportRecord, fetcher: FileFetcher): Promise<void> {
  const req = await createLocalReq({}, payload)
  beginRefresh(req)
  const tries = row.filesTries ?? 0
  try {
    const { storedFiles, problems, isTemporary, wasTried, leftPictures } = await applyFiles(req, row, fetcher)
    const left = [...new Set([...(row.leftPictures ?? []), ...leftPictures])]
    await saveRow(payload, row.id, { storedFiles, leftPictures: left })
    // The import made them.
    const used = await deleteUnusedMedia(payload, left)
    const end: Partial<ImportRecord> = { filesState: problems.length > 0 ? 'failed' : 'done' }
    await saveEnd(payload, row, {
      leftPictures: used,
      filesProblems: problems,
      ...(isTemporary ? nextTry(tries, fetcher, wasTried) : end),
    })
  } catch (error) {
    payload.logger.error({ msg: `Import: files of row ${row.id} failed: ${formatError(error)}` })
    await saveEnd(payload, row, nextTry(tries, fetcher))
  } finally {
    await finishRefresh(req)
  }
}

interface FetchOptions {
  /** No property or project is begun after so long. */
  maxMs?: number
  isAllowed?: IsAllowed
  onProgress?: (done: number) => void
}

/**
 * Fetches the files of all properties and projects for which they wait, one at a time, in one process of the site.
 *
 * @returns how many were worked on; 0 when another process does it
 */
export async function fetchDueFiles(
  payload: Payload,
  { maxMs = Infinity, isAllowed, onProgress = () => undefined }: FetchOptions = {},
): Promise<number> {
  const fetcher = makeFileFetcher(isAllowed)
  const end = Date.now() + maxMs
  let done = 0
  await withLease(payload, 'import files', async () => {
    for (let row = await findNext(payload, new Date()); row; row = await findNext(payload, new Date())) {
      await workOn(payload, row, fetcher)
      await turn()
      onProgress((done += 1))
      if (Date.now() > end) return
    }
  })
  return done
}
