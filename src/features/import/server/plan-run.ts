import { setImmediate as turn } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'

import { canonicalText } from '../model/canonical'
import { queueFiles } from '../model/import-record'
import { absoluteReasons, findHeldReasons } from '../model/guard'
import type { HeldReason } from '../model/reasons'
import { webIdsOf } from '../model/relations'
import { emptyReport, reportRow, type RunReport } from '../model/run-report'
import { feedDateOf, toFeedFacts } from './feed-facts'
import { saveRow } from './import-rows'
import type { ImportSource } from './import-source'
import { growing, makeTypes } from './make-relations'
import { readDirectory } from './read-site'
import type { OnProgress } from './run-import'
import { findLastFeedDate } from './run-log'
import { scanFeed, type FeedScan } from './scan-feed'
import { findChanges } from './find-changes'
import { stageChanges, type StagedRow } from './stage-run'

interface PlanOptions {
  run: string
  file: string
  dryRun: boolean
  reviewed?: string
  overrules?: boolean
  onProgress: OnProgress
}

export interface Plan {
  report: RunReport
  heldReasons: HeldReason[]
  /** Whether the run waits for a person. */
  isHeld: boolean
  differenceHash: string
  feedDate: string | null
}

/** A record that says what is stored already: only its hash is new. */
const isSameAsStored = ({ row }: StagedRow): boolean =>
  row.state === 'staged' && row.kind === 'changed' && row.difference?.length === 0

/** Whether visitors would no longer find the property, because it is gone or because the feed says so. */
const isWithdrawal = ({ row }: StagedRow): boolean =>
  row.state === 'staged' &&
  row.difference?.some(
    ({ field, old, new: value }) => field === 'status' && value === 'withdrawn' && old !== null,
  ) === true

const noteSame = (payload: Payload, { known, row }: StagedRow): Promise<void> =>
  saveRow(payload, known, {
    ...row,
    run: null,
    state: 'applied',
    appliedHash: row.hash,
    appliedValues: row.values,
    // An address that expires has changed, although no name of a file has.
    ...queueFiles(row, new Date()),
  })

/** Types are made before anything is applied, because their names are in the feed and in no staged row. */
async function makeMissingTypes(
  payload: Payload,
  scan: FeedScan,
  webIds: ReadonlySet<number>,
): Promise<void> {
  const directory = growing(await readDirectory(payload))
  const missing = [...webIds].filter((webId) => !directory.types.has(webId))
  if (missing.length === 0) return
  const req = await createLocalReq({}, payload)
  await makeTypes(req, directory, missing, scan.typeNames)
}

/**
 * Reads a feed, compares it with the site and checks whether the difference may be applied. A dry run writes nothing; any
 * other run stages the rows that differ.
 */
export async function planRun(payload: Payload, source: ImportSource, options: PlanOptions): Promise<Plan> {
  const { run, file, dryRun, reviewed, overrules = false, onProgress } = options
  onProgress('compare')
  const scan = await scanFeed(file, source)
  const staging = await findChanges(payload, source, scan)
  const report = emptyReport()
  const parts: string[] = []
  const webIds = new Set<number>()
  const same: StagedRow[] = []
  let withdrawn = 0
  for await (const staged of stageChanges(payload, source, { file, scan, staging })) {
    const { row, known } = staged
    // For timers and the memory of the driver, as in `applyRun`.
    await turn()
    if (isSameAsStored(staged)) {
      same.push(staged)
      continue
    }
    if (!dryRun) await saveRow(payload, known, { ...row, run })
    reportRow(report, row)
    parts.push(canonicalText([row.externalId, row.kind, row.state, row.reason, row.difference]))
    if (isWithdrawal(staged)) withdrawn += 1
    if (row.state === 'staged') for (const webId of webIdsOf(row.values ?? {})) webIds.add(webId)
    onProgress('compare', parts.length, staging.changed.length + staging.gone.length)
  }
  report.counts.properties = scan.hashes.size
  const { new: made, changed, refused } = report.counts
  // A feed of changes may delete one language of a property, which has no record then.
  report.counts.unchanged = Math.max(0, scan.hashes.size - made - changed - refused)
  const differenceHash = sha256(parts.join('\n'))
  const facts = toFeedFacts(source, scan, staging, {
    withdrawn,
    lastDate: await findLastFeedDate(payload, source.key),
  })
  const heldReasons = findHeldReasons(facts, source.guardSharePercent)
  if (reviewed !== undefined && reviewed !== differenceHash) heldReasons.push('movedOn')
  const isHeld = heldReasons.some((reason) => !overrules || absoluteReasons.includes(reason))
  if (!isHeld && !dryRun) {
    await makeMissingTypes(payload, scan, webIds)
    for (const staged of same) await noteSame(payload, staged)
  }
  return { report, heldReasons, isHeld, differenceHash, feedDate: feedDateOf(scan, source) }
}
