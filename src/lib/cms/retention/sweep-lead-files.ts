import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { daysBefore } from '@/lib/leads/months-after'

import { deleteWhere } from '../delete-where'
import { storedRows } from '../erasure/stored-rows'
import { relatedId } from '../hooks/related-id'

const batchSize = 100
/** So long a submission may take at most; what is younger may still get its lead or its row. */
const graceDays = 1

const folder = (): string => path.join(env.privateDir, 'lead-files')

// Nothing but what visitors sent stands there; only counted and compared here, for the clock.
const asSweeper = { depth: 0, pagination: false, overrideAccess: true } as const

/** Those of some files that a lead names. */
async function usedOf(payload: Payload, ids: string[]): Promise<Set<string | null>> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { files: { in: ids } },
    select: { files: true },
    ...asSweeper,
  })
  return new Set(docs.flatMap(({ files }) => (files ?? []).map(relatedId)))
}

/** Deletes files whose submission was never stored. */
async function sweepRows(payload: Payload, now: Date): Promise<void> {
  const old: string[] = []
  for await (const { id, createdAt } of storedRows(payload, 'leadFiles')) {
    if (new Date(String(createdAt)) < daysBefore(now, graceDays)) old.push(id)
  }
  for (let at = 0; at < old.length; at += batchSize) {
    const ids = old.slice(at, at + batchSize)
    const used = await usedOf(payload, ids)
    const orphans = ids.filter((id) => !used.has(id))
    if (orphans.length > 0) await deleteWhere(payload, 'leadFiles', { id: { in: orphans } })
  }
}

async function isOld(file: string, now: Date): Promise<boolean> {
  const facts = await stat(file).catch(() => null)
  return facts !== null && facts.isFile() && facts.mtime < daysBefore(now, graceDays)
}

/** Deletes files on the disk that no row knows: a process or a disk ended while they were written. */
async function sweepDisk(payload: Payload, now: Date): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  for (let at = 0; at < names.length; at += batchSize) {
    const some = names.slice(at, at + batchSize)
    const { docs } = await payload.find({
      collection: 'leadFiles',
      where: { filename: { in: some } },
      select: { filename: true },
      ...asSweeper,
    })
    const known = new Set(docs.map(({ filename }) => filename))
    for (const name of some) {
      const file = path.join(folder(), name)
      if (!known.has(name) && (await isOld(file, now))) await rm(file, { force: true })
    }
  }
}

/** Deletes files of visitors that belong to no lead: rows first, then what is left on the disk. */
export async function sweepLeadFiles(payload: Payload, now: Date): Promise<void> {
  await sweepRows(payload, now)
  await sweepDisk(payload, now)
}
