import { randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'
import { inChunks } from '@/lib/values/lists'

import { recordKey, type ImportRecord } from '../model/import-record'
import type { ReportedRow } from '../model/run-report'

const collection = 'importRecords'

/** More parameters than this are too many for one statement of SQLite. */
const chunkSize = 500

const reportedColumns: Record<keyof ReportedRow, true> = {
  externalId: true,
  number: true,
  line: true,
  kind: true,
  state: true,
  reason: true,
  difference: true,
  warnings: true,
  isStillDraft: true,
}

/** Written past Payload's operations: rows of the importer alone, thousands at a time, without hooks or access rules. */
async function readImportRows(payload: Payload, where: Where, limit = 0): Promise<ImportRecord[]> {
  const { docs } = await payload.db.find<ImportRecord>({
    collection,
    where,
    limit,
    pagination: false,
    sort: 'externalId',
  })
  return docs
}

/** What is known of every property of a source, without its values. */
export async function findKnownRows(payload: Payload, source: string): Promise<Map<string, ImportRecord>> {
  const { docs } = await payload.db.find<ImportRecord>({
    collection,
    where: { and: [{ source: { equals: source } }, { project: { exists: false } }] },
    limit: 0,
    pagination: false,
    select: {
      key: true,
      source: true,
      externalId: true,
      number: true,
      provider: true,
      permanentId: true,
      state: true,
      appliedHash: true,
    },
  })
  return new Map(docs.map((row) => [row.externalId, row]))
}

/** The rows of some properties, whole. */
export async function findRowsOf(
  payload: Payload,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, ImportRecord>> {
  const rows = new Map<string, ImportRecord>()
  for (const chunk of inChunks(externalIds, chunkSize)) {
    const keys = chunk.map((id) => recordKey(source, id))
    for (const row of await readImportRows(payload, { key: { in: keys } })) rows.set(row.externalId, row)
  }
  return rows
}

/** The rows of the projects of a source, by their keys. */
export async function findProjectRows(payload: Payload, source: string): Promise<Map<string, ImportRecord>> {
  const rows = await readImportRows(payload, {
    and: [{ source: { equals: source } }, { project: { exists: true } }],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** Some rows that a run has staged and not applied. */
export const findStaged = (payload: Payload, run: string, limit = 0): Promise<ImportRecord[]> =>
  readImportRows(payload, { and: [{ run: { equals: run } }, { state: { equals: 'staged' } }] }, limit)

/** The rows of a source that ask something, of runs that were applied: what a held run found is not. */
export async function findAsking(payload: Payload, source: string): Promise<ImportRecord[]> {
  const rows = await readImportRows(payload, {
    and: [
      { source: { equals: source } },
      { state: { in: ['waiting', 'applied'] } },
      { questions: { exists: true } },
    ],
  })
  const unanswered = rows.filter(({ questions }) => (questions ?? []).length > 0)
  const runs = [...new Set(unanswered.flatMap(({ run }) => run ?? []))]
  const { docs } = await payload.find({
    collection: 'importRuns' as const,
    depth: 0,
    pagination: false,
    select: { state: true },
    where: { and: [{ id: { in: runs } }, { state: { equals: 'applied' } }] },
    // The log belongs to the system.
    overrideAccess: true,
  })
  const applied = new Set(docs.map(({ id }) => id))
  return unanswered.filter(({ run }) => !run || applied.has(run))
}

/** How many rows a run has written. */
export async function countRowsOfRun(payload: Payload, run: string): Promise<number> {
  const { totalDocs } = await payload.db.count({ collection, where: { run: { equals: run } } })
  return totalDocs
}

/** All rows that a run has written, with what its report says of them. */
export const rowsOfRun = (payload: Payload, run: string): AsyncGenerator<ReportedRow> =>
  rowsInPages((page) =>
    payload.db.find<ReportedRow & { id: string }>({
      collection,
      where: { run: { equals: run } },
      select: reportedColumns,
      page,
      limit: chunkSize,
      sort: 'externalId',
    }),
  )

/** Writes a row in one step; the row of a property that had none is made. */
export async function saveRow(
  payload: Payload,
  id: string | undefined,
  row: Partial<Omit<ImportRecord, 'id'>>,
): Promise<void> {
  const data = { ...row }
  if (id) await payload.db.updateOne({ collection, id, data, returning: false })
  else await payload.db.create({ collection, data: { id: randomUUID(), ...data }, returning: false })
}
