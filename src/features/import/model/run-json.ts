import { describeReason, describeRepair, describeUnreadableReason, describeValueReason } from './describe-run'
import type { FieldValues } from './field-values'
import type { ImportRecord } from './import-record'
import type { RefusedRow, RunReport } from './run-report'

type MappedRow = Pick<
  ImportRecord,
  'externalId' | 'number' | 'line' | 'state' | 'reason' | 'values' | 'warnings' | 'questions' | 'files'
>

/** A property that is not imported. */
interface JsonRefused {
  number: string
  line: number | null
  reasons: string[]
}

const toRefused = ({ record, number, line, reason, fields }: RefusedRow): JsonRefused => ({
  number: number ?? record,
  line: line ?? null,
  reasons: [describeReason({ reason, fields })],
})

/** A property as the feed was understood. */
export interface JsonRecord {
  number: string
  /** The stored word, or `draft` for one that does not go online. */
  status: string
  goal: string | null
  price: number | null
  /** Of a rent `month`; null for a sale, and without a price. */
  pricePeriod: 'month' | null
  values: FieldValues
}

const numberOf = ({ number, externalId }: Pick<MappedRow, 'number' | 'externalId'>): string =>
  number || externalId

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function toRecord(row: MappedRow): JsonRecord {
  const values: FieldValues = { ...row.values, ...row.files }
  const goal = textOrNull(values.goal)
  const price = typeof values.price === 'number' ? values.price : null
  const isOffline = row.state !== 'staged' || row.questions?.some(({ kind }) => kind === 'status') === true
  return {
    number: numberOf(row),
    goal,
    price,
    values,
    status: isOffline ? 'draft' : (textOrNull(values.status) ?? 'draft'),
    pricePeriod: goal === 'rent' && price !== null ? 'month' : null,
  }
}

/** Collects what a run says of each property, for the object that the command prints. */
export class JsonSummary {
  private readonly records: JsonRecord[] = []
  /** By the id of the property; the log of a run keeps only the first of very many. */
  private readonly refused = new Map<string, JsonRefused>()
  private readonly warnings: { number: string; field: string; reason: string }[] = []

  constructor(private readonly hasRecords: boolean) {}

  add(row: MappedRow): void {
    for (const { field, reason, code } of row.warnings ?? [])
      if (reason !== 'missing') {
        const text = describeValueReason(reason)
        this.warnings.push({
          number: numberOf(row),
          field,
          reason: code === undefined ? text : `${text}: ${code}`,
        })
      }
    if (row.state === 'refused') {
      const { externalId, number, line, reason, warnings } = row
      const refused = { record: externalId, reason: reason ?? 'failed', fields: warnings ?? [] }
      const place = { ...(number && { number }), ...(line && { line }) }
      this.refused.set(externalId, toRefused({ ...refused, ...place }))
    }
    if (this.hasRecords) this.records.push(toRecord(row))
  }

  /** `read` is the sum of new, changed, unchanged, waiting, and the refused and unreadable ones. */
  toObject(
    state: string,
    heldReasons: readonly string[],
    { counts, refused, questions, reading }: RunReport,
  ) {
    // Those that the studio refused when they were stored.
    for (const row of refused) if (!this.refused.has(row.record)) this.refused.set(row.record, toRefused(row))
    const { read, new: made, changed, unchanged, gone, waiting, drafts, deleted } = counts
    return {
      state,
      heldReasons,
      read,
      new: made,
      changed: changed + deleted,
      unchanged,
      gone,
      waiting,
      drafts,
      refused: [...this.refused.values()],
      unreadable: reading.unreadable.map(({ line, file, reason }) => ({
        line,
        ...(file && { file }),
        reason: describeUnreadableReason(reason),
      })),
      questions: questions.map(({ kind, word, properties }) => ({ kind, word, properties })),
      warnings: [
        ...reading.repairs.map((repair) => ({ number: null, field: null, reason: describeRepair(repair) })),
        ...this.warnings,
      ],
      byHand: reading.byHand,
      listed: reading.listed,
      ...(this.hasRecords && { records: this.records }),
    }
  }
}
