import type { FieldChange } from './difference'
import type { RecordKind } from './import-record'
import { recordKinds } from './import-record'
import type { RecordReason, ValueWarning } from './reasons'
import type { RefusedRow, ReportedDifference } from './run-report'

/** What a run found of one property, as the studio lists it. */
export interface RunRow {
  record: string
  /** As the feed numbers it. */
  number: string
  /** Where a refused record is in the feed. */
  line: number | null
  kind: RecordKind | 'refused'
  changes: readonly FieldChange[]
  /** For a refused record. */
  reason: RecordReason | null
  warnings: readonly ValueWarning[]
}

export const rowKinds = [...recordKinds, 'refused'] as const

/** The log keeps JSON; a row of another version of the program is left out. */
const listOf = <Row>(stored: unknown): readonly Row[] =>
  Array.isArray(stored) ? stored.filter((row) => typeof row === 'object' && row !== null) : []

/** The rows of a run: what it refused first, then what differs. */
export function rowsOfRun(run: { differences?: unknown; recordErrors?: unknown }): RunRow[] {
  return [
    ...listOf<RefusedRow>(run.recordErrors).map(({ record, number, line, reason, fields }) => ({
      record,
      number: number ?? record,
      line: line ?? null,
      kind: 'refused' as const,
      changes: [],
      reason,
      warnings: fields,
    })),
    ...listOf<ReportedDifference>(run.differences).map(({ record, number, kind, changes }) => ({
      record,
      number: number ?? record,
      line: null,
      kind,
      changes,
      reason: null,
      warnings: [],
    })),
  ]
}

export interface RunFilters {
  kind: RunRow['kind'] | null
  search: string
  page: number
}

const textOfQuery = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

/** Reads the filters of a URL; unknown values count as none. */
export function readRunFilters(query: Readonly<Record<string, unknown>>): RunFilters {
  const page = Number(textOfQuery(query.page))
  return {
    kind: rowKinds.find((kind) => kind === query.kind) ?? null,
    search: textOfQuery(query.search),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

/** The query of a URL with these filters, empty or beginning with a question mark. */
export function runQuery({ kind, search, page }: RunFilters): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The rows that fit.
 *
 * @param wordsOf everything of a row that is searched: its number, names of fields, values
 */
export function filterRows(
  rows: readonly RunRow[],
  { kind, search }: Pick<RunFilters, 'kind' | 'search'>,
  wordsOf: (row: RunRow) => string,
): RunRow[] {
  const wanted = search.toLowerCase()
  return rows.filter(
    (row) =>
      (kind === null || row.kind === kind) && (wanted === '' || wordsOf(row).toLowerCase().includes(wanted)),
  )
}
