import type { FieldChange } from './difference'
import type { FieldValue } from './field-values'
import type { FeedRepair, UnreadableRecord } from './feed-reading'
import type { ProviderChange } from './identify'
import type { ImportRecord, RecordKind } from './import-record'
import type { RunCounts } from './import-run'
import type { Question } from './questions'
import type { RecordReason, ValueWarning } from './reasons'

/** A property that the import could not take over, for the log. */
export interface RefusedRow {
  record: string
  /** As the feed numbers it, and where it is there; absent in logs of former versions. */
  number?: string
  line?: number
  reason: RecordReason
  fields: ValueWarning[]
}

/** What changes of one property, for the log. */
export interface ReportedDifference {
  record: string
  /** As the feed numbers it, where that differs. */
  number?: string
  kind: RecordKind
  changes: FieldChange[]
}

/** What a run says: counts of everything, and the first of many rows. */
export interface RunReport {
  counts: RunCounts
  refused: RefusedRow[]
  differences: ReportedDifference[]
  /** Codes that no table has and how often each occurs, `conditionName: 77`. */
  unknownCodes: Record<string, number>
  /** Values that were left out or changed, `price notANumber`, and how often. */
  warnings: Record<string, number>
  questions: Question[]
  reading: RunReading
}

/** How the feed could be read. */
export interface RunReading {
  /** What was put right. */
  repairs: FeedRepair[]
  /** The first of the records that could not be read. */
  unreadable: UnreadableRecord[]
  /** Properties that left the feed stay, because records could not be read. */
  keepsMissing: boolean
  providerChange: ProviderChange | null
  /** Fields that the law asks for and the format cannot have. */
  byHand: string[]
  /** How many places and projects of its lists the site did not have before. */
  listed: { places: number; projects: number }
}

/** What a report says of a row. */
export type ReportedRow = Pick<
  ImportRecord,
  'externalId' | 'number' | 'line' | 'kind' | 'state' | 'reason' | 'difference' | 'warnings' | 'isStillDraft'
>

/** Differences and refused records that the log of a run keeps of each. */
export const maxStoredDifferences = 2000
const maxTextLength = 200

const shortened = (value: FieldValue): FieldValue =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value

/** A row without the text of whole descriptions. */
const toDifference = ({ externalId, number, kind, difference }: ReportedRow): ReportedDifference => ({
  record: externalId,
  ...(number && number !== externalId && { number }),
  kind: kind ?? 'changed',
  changes: (difference ?? []).map(({ field, old, new: value }) => ({
    field,
    old: shortened(old),
    new: shortened(value),
  })),
})

/** A row of MongoDB has at most 16 MB. In characters of JSON, counted for each report. */
const maxReportLength = 4_000_000
const lengths = new WeakMap<RunReport, number>()

/** Whether the report has room for something more; counts it then. */
function hasRoom(report: RunReport, added: object): boolean {
  const length = (lengths.get(report) ?? 0) + JSON.stringify(added).length
  if (length > maxReportLength) return false
  lengths.set(report, length)
  return true
}

export const emptyReport = (): RunReport => ({
  counts: {
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    unreadable: 0,
    waiting: 0,
    deleted: 0,
    gone: 0,
    drafts: 0,
  },
  refused: [],
  differences: [],
  unknownCodes: {},
  warnings: {},
  questions: [],
  reading: {
    repairs: [],
    unreadable: [],
    keepsMissing: false,
    providerChange: null,
    byHand: [],
    listed: { places: 0, projects: 0 },
  },
})

/** Different codes and warnings; a feed with more is of another format. */
const maxKeys = 500

const countIn = (counts: Record<string, number>, key: string): void => {
  if (key in counts || Object.keys(counts).length < maxKeys) counts[key] = (counts[key] ?? 0) + 1
}

function noteWarnings(report: RunReport, warnings: readonly ValueWarning[]): void {
  for (const { field, reason, code } of warnings) {
    if (code !== undefined) countIn(report.unknownCodes, `${field}: ${code}`)
    else if (reason !== 'missing') countIn(report.warnings, `${field} ${reason}`)
  }
}

/** Adds a row to the report of its run. */
export function reportRow(report: RunReport, row: ReportedRow): void {
  noteWarnings(report, row.warnings ?? [])
  if (row.state === 'refused') {
    report.counts.refused += 1
    const refused: RefusedRow = {
      record: row.externalId,
      reason: row.reason ?? 'failed',
      fields: row.warnings ?? [],
      ...(row.number && { number: row.number }),
      ...(row.line && { line: row.line }),
    }
    if (report.refused.length < maxStoredDifferences && hasRoom(report, refused)) report.refused.push(refused)
    return
  }
  if (row.state === 'waiting') {
    report.counts.waiting += 1
    return
  }
  report.counts[row.kind ?? 'changed'] += 1
  if (row.isStillDraft) report.counts.drafts += 1
  const difference = toDifference(row)
  if (report.differences.length < maxStoredDifferences && hasRoom(report, difference))
    report.differences.push(difference)
}
