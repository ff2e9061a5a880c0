import type { Payload } from 'payload'

import type { RunCounts } from '@/features/import/model/import-run'
import { removePackage } from '@/features/import/server/feed-package'
import { fetchFeed } from '@/features/import/server/fetch-feed'
import { sourceOfFile } from '@/features/import/server/import-source'
import { planRun } from '@/features/import/server/plan-run'
import { runImport } from '@/features/import/server/run-import'

export const feedKey = 'bench'

const sampleEveryMs = 20

/** Seconds and memory of one run. */
export interface Measured {
  counts: RunCounts
  seconds: number
  /** Of the processor, which another process does not prolong. */
  processorSeconds: number
  /** The highest resident memory above that before the run, in MB. */
  megabytes: number
}

const sourceOf = (file: string) =>
  sourceOfFile(file, feedKey, file.endsWith('.csv') ? 'csv' : 'specification3')

/** Imports a file and measures it. */
export async function measureImport(payload: Payload, file: string): Promise<Measured> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let highest = before
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), sampleEveryMs)
  const start = performance.now()
  const processorBefore = process.cpuUsage()
  const { report } = await runImport(payload, sourceOf(file), {
    actor: 'bench',
    dryRun: false,
    overrules: true,
  })
  clearInterval(timer)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(processorBefore)
  return {
    counts: report.counts,
    seconds,
    processorSeconds: (user + system) / 1e6,
    megabytes: (highest - before) / 1e6,
  }
}

/**
 * Makes the properties of a feed past Payload's operations, which would take minutes, as if the feed had been applied.
 * Those that exist already stay.
 */
export async function storeAsApplied(payload: Payload, file: string): Promise<void> {
  const source = sourceOf(file)
  const feed = await fetchFeed(source, 'bench')
  await planRun(payload, source, { run: 'bench', feed, dryRun: false, onProgress: () => undefined })
  await removePackage(feed)
  const { docs } = await payload.db.find<{ id: string; externalId: string; hash: string; values: unknown }>({
    collection: 'importRecords',
    where: { state: { equals: 'staged' } },
    limit: 0,
    pagination: false,
  })
  const [property] = (await payload.find({ collection: 'properties', limit: 1, depth: 0 })).docs
  for (const { id, externalId, hash, values } of docs) {
    const data = {
      source: feedKey,
      externalId,
      ref: Number(externalId),
      status: 'active',
      _status: 'published',
    }
    const relations = { type: property?.type, locality: property?.locality, goal: 'sale' }
    await payload.db.create({
      collection: 'properties',
      data: { id: crypto.randomUUID(), ...data, ...relations },
    })
    const applied = { state: 'applied', run: null, appliedHash: hash, appliedValues: values }
    await payload.db.updateOne({ collection: 'importRecords', id, data: applied })
  }
}
