import type { Payload } from 'payload'

import { daysAfter } from '@/lib/time/belgian-time'

import { deleteWhere } from '@/lib/payload/delete-where'
import { forEachOf, type RowFailure } from '@/lib/payload/for-each-row'
import { storedRows } from './stored-rows'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { relatedId } from '@/lib/values/read-value'
import { inChunks } from '@/lib/values/lists'

const batchSize = 100
/** Longest duration of a submission; younger files may still get their lead or row. */
const graceDays = 1

// The scheduler compares names and ids; no file is read.
const asSweeper = { depth: 0, pagination: false, overrideAccess: true } as const

/** The files that a lead refers to. */
async function findUsed(payload: Payload, ids: string[]): Promise<Set<string | null>> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { files: { in: ids } },
    select: { files: true },
    ...asSweeper,
  })
  return new Set(docs.flatMap(({ files }) => (files ?? []).map(relatedId)))
}

/** Deletes files whose submission was never stored. */
async function sweepRows(payload: Payload, now: Date): Promise<RowFailure[]> {
  const old: string[] = []
  const failures: RowFailure[] = []
  for await (const { id, createdAt } of storedRows(payload, 'leadFiles')) {
    if (new Date(String(createdAt)) < daysAfter(now, -graceDays)) old.push(id)
  }
  for (const ids of inChunks(old, batchSize)) {
    const used = await findUsed(payload, ids)
    const orphans = ids.filter((id) => !used.has(id))
    const failed = await forEachOf(
      orphans,
      (id) => ({ collection: 'leadFiles', id }),
      (id) => deleteWhere(payload, 'leadFiles', { id: { equals: id } }),
    )
    failures.push(...failed)
  }
  return failures
}

/** Deletes files without a row: the process ended while they were written, or after their row was deleted. */
async function sweepStorage(
  payload: Payload,
  collection: 'leadFiles' | 'documents',
  now: Date,
): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  const storage = await siteStorage()
  const folder = fileFolders[collection]
  const names: string[] = []
  for await (const { key, modifiedAt } of storage.list(folder))
    if (modifiedAt < daysAfter(now, -graceDays).getTime()) names.push(key.slice(folder.length))
  for (const some of inChunks(names, batchSize)) {
    const { docs } = await payload.find({
      collection,
      where: { filename: { in: some } },
      select: { filename: true },
      ...asSweeper,
    })
    const storedNames = new Set(docs.map(({ filename }) => filename))
    const failed = await forEachOf(
      some.filter((name) => !storedNames.has(name)),
      (name) => ({ collection, id: name }),
      (name) => storage.remove([folder + name]),
    )
    failures.push(...failed)
  }
  return failures
}

/** Deletes visitors' files without a lead, and private files without a row. */
export const sweepFiles = async (payload: Payload, now: Date): Promise<RowFailure[]> => [
  ...(await sweepRows(payload, now)),
  ...(await sweepStorage(payload, 'leadFiles', now)),
  ...(await sweepStorage(payload, 'documents', now)),
]
