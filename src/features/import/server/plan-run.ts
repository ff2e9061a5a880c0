import { setImmediate as turn } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'

import { sha256 } from '@/lib/values/digest'

import { canonicalText } from '../model/canonical'
import { joinPlaces } from '../model/feed-lists'
import { fieldsByHand } from '../model/fields-by-hand'
import { queueFiles } from '../model/import-record'
import { absoluteReasons, findHeldReasons } from '../model/guard'
import type { HeldReason } from '../model/reasons'
import { webIdsOf } from '../model/relations'
import { countQuestions, type UnknownWord, type Question } from '../model/questions'
import { emptyReport, reportRow, type RunReading, type RunReport } from '../model/run-report'
import type { FeedPackage } from './feed-package'
import { countRead, feedDateOf, toFeedFacts } from './feed-facts'
import { storePackedFiles } from './files/packed-folder'
import { queueProjectFiles } from './files/queue-project-files'
import { saveRow } from './import-rows'
import type { ImportSource } from './import-source'
import { growing, makeListed, makeTypes, missingOf, type FeedListed } from './make-relations'
import { readDirectory } from './read-site'
import type { OnProgress } from './run-import'
import { findLastFeedDate } from './run-log'
import { scanFeed, type FeedScan } from './scan-feed'
import { findChanges, type Staging } from './find-changes'
import { stageChanges, type StagedRow } from './stage-run'

interface PlanOptions {
  run: string
  feed: FeedPackage
  dryRun: boolean
  reviewed?: string
  overrules?: boolean
  /** Gets each property as it is mapped; with it, those are mapped too that have not changed. */
  onRow?: (row: StagedRow['row']) => void
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
const isSameAsStored = ({ row, isExplained }: StagedRow): boolean =>
  isExplained !== true && row.state === 'staged' && row.kind === 'changed' && row.difference?.length === 0

/** Whether visitors would no longer find the property, because it is gone or because the feed says so. */
const isWithdrawal = ({ row }: StagedRow): boolean =>
  row.state === 'staged' &&
  row.difference?.some(
    ({ field, old, new: value }) => field === 'status' && value === 'withdrawn' && old !== null,
  ) === true

async function noteSame(payload: Payload, feed: FeedPackage, { recordId, row }: StagedRow): Promise<void> {
  if (row.files) await storePackedFiles(feed, [row.files])
  await saveRow(payload, recordId, {
    ...row,
    run: null,
    state: 'applied',
    appliedHash: row.hash,
    appliedValues: row.values,
    // An address that expires has changed, although no name of a file has.
    ...queueFiles(row, new Date()),
  })
}

/** Ends what waited for an answer and is not in the feed any more. */
async function noteForgotten(payload: Payload, { forgotten, recordsById }: Staging): Promise<void> {
  for (const id of forgotten)
    await saveRow(payload, recordsById.get(id)?.id, { run: null, state: 'withdrawn', questions: null })
}

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

/** The places and projects of the lists of a feed, and which of them the site does not have. */
interface Listed {
  listed: FeedListed
  missing: FeedListed
}

async function readListed(payload: Payload, scan: FeedScan): Promise<Listed> {
  const listed = { places: joinPlaces(scan.placeEntries), projects: [...scan.projects.values()] }
  if (listed.places.length + listed.projects.length === 0) return { listed, missing: listed }
  return { listed, missing: missingOf(listed, await readDirectory(payload)) }
}

async function applyLists(
  payload: Payload,
  { listed, missing }: Listed,
  origin: { source: ImportSource; feed: FeedPackage },
): Promise<void> {
  if (missing.places.length + missing.projects.length > 0) {
    const req = await createLocalReq({}, payload)
    await makeListed(req, growing(await readDirectory(payload)), listed)
  }
  await queueProjectFiles(payload, listed.projects, origin)
}

/** What the run says of the feed, beside what it found of each property. */
function readingOf(
  { feed: { scan, providerChange }, keepsMissing }: Staging,
  source: ImportSource,
  { missing }: Listed,
): RunReading {
  return {
    repairs: [...scan.repairs],
    unreadable: scan.unreadable,
    keepsMissing,
    providerChange,
    byHand: fieldsByHand(source.format),
    listed: { places: missing.places.length, projects: missing.projects.length },
  }
}

/** Counts the properties that have not changed, so that the sum is that of the feed. */
function completeCounts(report: RunReport, { feed: { scan }, deleted }: Staging): void {
  const { counts } = report
  counts.read = countRead(scan)
  counts.unreadable = scan.unreadableCount
  counts.deleted = deleted
  const { new: made, changed, refused, waiting } = counts
  counts.unchanged = scan.records.size - deleted - made - changed - refused - waiting
}

/**
 * Reads a feed, compares it with the site and checks whether the difference may be applied. A dry run writes nothing; any
 * other run stages the rows that differ.
 */
export async function planRun(payload: Payload, source: ImportSource, options: PlanOptions): Promise<Plan> {
  const { run, feed, dryRun, reviewed, overrules = false, onRow, onProgress } = options
  onProgress('compare')
  const scan = await scanFeed(feed, source)
  const staging = await findChanges(payload, source, scan, { mapsAll: onRow !== undefined })
  const report = emptyReport()
  const parts: string[] = []
  const webIds = new Set<number>()
  const same: StagedRow[] = []
  const unknownWords: (readonly UnknownWord[])[] = []
  let withdrawn = 0
  for await (const staged of stageChanges(payload, source, { feed, staging })) {
    const { row, recordId } = staged
    // For timers and the memory of the driver, as in `applyRun`.
    await turn()
    if (row.kind !== 'gone') onRow?.(row)
    if (row.questions && row.questions.length > 0) unknownWords.push(row.questions)
    if (isSameAsStored(staged)) {
      same.push(staged)
      continue
    }
    if (!dryRun) {
      if (row.files) await storePackedFiles(feed, [row.files])
      await saveRow(payload, recordId, { ...row, run })
    }
    reportRow(report, row)
    parts.push(canonicalText([row.externalId, row.kind, row.state, row.reason, row.difference]))
    if (isWithdrawal(staged)) withdrawn += 1
    if (row.state === 'staged') for (const webId of webIdsOf(row.values ?? {})) webIds.add(webId)
    onProgress('compare', parts.length, staging.changed.length + staging.gone.length)
  }
  completeCounts(report, staging)
  report.questions = questionsOf(unknownWords, staging)
  const lists = await readListed(payload, scan)
  report.reading = readingOf(staging, source, lists)
  const differenceHash = sha256(parts.join('\n'))
  const facts = toFeedFacts(source, staging, {
    withdrawn,
    lastDate: await findLastFeedDate(payload, source.key),
  })
  const heldReasons = findHeldReasons(facts, source.guardSharePercent)
  if (reviewed !== undefined && reviewed !== differenceHash) heldReasons.push('movedOn')
  const isHeld = heldReasons.some((reason) => !overrules || absoluteReasons.includes(reason))
  if (!isHeld && !dryRun) {
    await applyLists(payload, lists, { source, feed })
    await makeMissingTypes(payload, scan, webIds)
    for (const staged of same) await noteSame(payload, feed, staged)
    await noteForgotten(payload, staging)
  }
  return { report, heldReasons, isHeld, differenceHash, feedDate: feedDateOf(scan, source) }
}

/** What the properties ask, and what is asked of the feed itself. */
function questionsOf(
  unknownWords: readonly (readonly UnknownWord[])[],
  { feed: { providerChange } }: Staging,
): Question[] {
  const ofFeed: Question[] = providerChange
    ? [{ kind: 'provider', word: providerChange.to, properties: providerChange.properties }]
    : []
  return [...ofFeed, ...countQuestions(unknownWords)]
}
