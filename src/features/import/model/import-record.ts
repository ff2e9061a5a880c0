import type { FieldChange } from './difference'
import type { FieldValues } from './field-values'
import type { RecordReason, ValueWarning } from './reasons'

/** What a run does with a property. */
export const recordKinds = ['new', 'changed', 'gone'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `staged` waits to be applied, `withdrawn` left the feed, the others are the outcome of the last run. */
export const recordStates = ['staged', 'applied', 'refused', 'withdrawn'] as const
export type RecordState = (typeof recordStates)[number]

/** A row of `importRecords`. */
export interface ImportRecord {
  id: string
  key: string
  source: string
  externalId: string
  run?: string | null
  kind?: RecordKind | null
  state: RecordState
  hash?: string | null
  appliedHash?: string | null
  values?: FieldValues | null
  appliedValues?: FieldValues | null
  difference?: FieldChange[] | null
  warnings?: ValueWarning[] | null
  reason?: RecordReason | null
  isKeptDraft?: boolean | null
}

export const recordKey = (source: string, externalId: string): string => `${source}:${externalId}`
