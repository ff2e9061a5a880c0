import { setImmediate as turn } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'

import { beginRefresh, finishRefresh } from '@/lib/cache/pending-refresh'
import { shareReads } from '@/lib/payload/shared-reads'
import { LaterProjections } from '@/lib/payload/later-projections'

import { emptyReport, reportRow, type RunReport } from '../model/run-report'
import { applyRow } from './apply-row'
import { countRowsOfRun, findStaged, rowsOfRun } from './import-rows'
import type { ImportSource } from './import-source'
import { growing } from './make-relations'
import { readDirectory } from './read-site'

const batchSize = 100

/** Rows whose search rows are made together. */
const projectedAtOnce = 25

/**
 * Applies the staged rows of a run, one after the other, and refreshes the pages once at the end. Called again for a run
 * whose process was killed, it applies the rest.
 *
 * @returns what became of all rows of the run
 */
export async function applyRun(
  payload: Payload,
  source: ImportSource,
  run: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<RunReport> {
  const laterProjections = new LaterProjections()
  const req = await createLocalReq({ context: { sharedReads: shareReads(), laterProjections } }, payload)
  beginRefresh(req)
  try {
    const directory = growing(await readDirectory(payload))
    const total = await countRowsOfRun(payload, run)
    for (let done = 0, rows = await findStaged(payload, run, batchSize); rows.length > 0;) {
      for (const row of rows) {
        await applyRow({ req, source, directory }, row)
        // SQLite answers at once, without a turn of the event loop; the renewal of the lease waits for one, and the driver
        // releases its memory in it.
        await turn()
        onProgress((done += 1), total)
        if (done % projectedAtOnce === 0) await laterProjections.write(req)
      }
      rows = await findStaged(payload, run, batchSize)
    }
  } finally {
    await finishRefresh(req)
  }
  const report = emptyReport()
  for await (const row of rowsOfRun(payload, run)) reportRow(report, row)
  return report
}
