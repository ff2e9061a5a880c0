import type { FormState, Row } from 'payload'

import { pathByIds, type FormChange } from './form-changes'

/** Where a form has changed. */
export interface ChangedPlace {
  /** Names what has changed: the path of a field, of a row, or of the list whose row is gone. */
  named: string
  /** What is shown: the path of a field or a row. */
  shown: string
  isRichText: boolean
}

/** The row that moved farthest. */
function movedIndex(before: readonly Row[], after: readonly Row[]): number {
  const distances = after.map(({ id }, index) => Math.abs(before.findIndex((row) => row.id === id) - index))
  return distances.indexOf(Math.max(...distances))
}

function placeOfRows(list: string, before: readonly Row[], after: readonly Row[]): ChangedPlace {
  const place = (named: string, shown = named): ChangedPlace => ({ named, shown, isRichText: false })
  const added = after.findIndex(({ id }) => !before.some((row) => row.id === id))
  if (added !== -1) return place(`${list}.${added}`)
  const removed = before.findIndex(({ id }) => !after.some((row) => row.id === id))
  if (removed === -1) return place(`${list}.${movedIndex(before, after)}`)
  return place(list, after.length > 0 ? `${list}.${Math.min(removed, after.length - 1)}` : list)
}

/** Where a form differs after changes; rows before values. Null when the form has none of the fields. */
export function findChangedPlace(
  changes: readonly FormChange[],
  before: FormState,
  after: FormState,
): ChangedPlace | null {
  const change = changes.find(({ kind }) => kind === 'rows') ?? changes[0]
  const path = change ? pathByIds(after, change.at) : null
  if (!change || path === null) return null
  if (change.kind === 'value') return { named: path, shown: path, isRichText: change.isRichText }
  const former = pathByIds(before, change.at)
  return placeOfRows(path, (former && before[former]?.rows) || [], after[path]?.rows ?? [])
}

/** The change that removed rows and added none; null for other changes. */
export function findRemoval(changes: readonly FormChange[], now: FormState): FormChange | null {
  const isRemoval = (change: FormChange): boolean => {
    if (change.kind !== 'rows') return false
    const path = pathByIds(now, change.at)
    const former = new Set(change.rows.map(({ id }) => id))
    const rows = (path !== null && now[path]?.rows) || []
    return rows.length < former.size && rows.every(({ id }) => former.has(id))
  }
  return changes.find(isRemoval) ?? null
}

/** Brings the removed rows back after whatever has changed since, each behind the row that was before it. */
export function bringBack(removal: FormChange, now: FormState): FormChange[] {
  const path = pathByIds(now, removal.at)
  if (removal.kind !== 'rows' || path === null) return []
  const rows = [...(now[path]?.rows ?? [])]
  removal.rows.forEach((row, index) => {
    if (rows.some(({ id }) => id === row.id) || !removal.fields.has(row.id)) return
    const before = removal.rows[index - 1]?.id
    rows.splice(rows.findIndex(({ id }) => id === before) + 1, 0, row)
  })
  return [{ ...removal, rows }]
}
