import type { FieldState, FormState, Row } from 'payload'

import { serverFields } from '@/features/versions/model/comparison'
import { isRecord } from '@/lib/values/read-value'
import { isSameValue } from '@/lib/values/is-same-value'

/** The fields of one row, by their paths within it. */
type RowFields = Record<string, FieldState>

interface ValueChange {
  kind: 'value'
  at: string
  value: unknown
  /** Whether the field is one of rich text; its value may be empty. */
  isRichText: boolean
}

interface RowsChange {
  kind: 'rows'
  at: string
  /** The rows in their order. */
  rows: readonly Row[]
  /** The fields of those rows that the form may not have, by the ids of the rows. */
  fields: ReadonlyMap<string, RowFields>
}

/**
 * A value or the rows that a field of a form gets. The field is named by the ids of the rows around it, which stay when
 * rows move: `blocks.#65f0.heading`.
 */
export type FormChange = ValueChange | RowsChange

/** Names fields by the ids of the rows around them; null for a row that the form does not list. */
function namesByIds(state: FormState): (path: string) => string | null {
  const names = new Map<string, string | null>()
  const nameOf = (path: string): string | null => {
    const dot = path.lastIndexOf('.')
    if (dot === -1) return path
    let name = names.get(path)
    if (name !== undefined) return name
    const [list, step] = [path.slice(0, dot), path.slice(dot + 1)]
    const parent = nameOf(list)
    const rows = /^\d+$/.test(step) ? state[list]?.rows : undefined
    const id = rows?.[Number(step)]?.id
    name = parent === null || (rows && id === undefined) ? null : `${parent}.${rows ? `#${id}` : step}`
    names.set(path, name)
    return name
  }
  return nameOf
}

/** The name of a field by the ids of the rows around it; null for a row that the form does not list. */
export const nameByIds = (state: FormState, path: string): string | null => namesByIds(state)(path)

/** The present path of a field named by the ids of the rows around it; null when one of them is gone. */
export function pathByIds(state: FormState, name: string): string | null {
  let path = ''
  for (const step of name.split('.')) {
    const index = step.startsWith('#')
      ? (state[path]?.rows?.findIndex(({ id }) => `#${id}` === step) ?? -1)
      : null
    if (index === -1) return null
    path = [path, index ?? step].filter((each) => each !== '').join('.')
  }
  return path
}

/** Whether one of two values of a field is a rich text. */
const isRichText = (one: unknown, other: unknown): boolean =>
  [one, other].some((value) => isRecord(value) && isRecord(value.root))

const isList = (field: FieldState): boolean => Array.isArray(field.rows)

const idsOf = (rows: readonly Row[] = []): string => rows.map(({ id }) => id).join()

/** A save gives a field a value and the same initial value; who types changes the value alone. */
const isFromServer = (before: FieldState, after: FieldState): boolean =>
  !Object.is(before.initialValue, after.initialValue) && isSameValue(after.value, after.initialValue)

const hasOtherRows = (before: FieldState, after: FieldState): boolean =>
  before.rows !== after.rows && idsOf(before.rows) !== idsOf(after.rows)

const hasOtherValue = (before: FieldState, after: FieldState): boolean =>
  !isList(before) && !isList(after) && !isSameValue(before.value, after.value)

/** The fields of the rows of a list, by the ids of the rows. */
function fieldsByRow(state: FormState, list: string): Map<string, RowFields> {
  const rows = state[list]?.rows ?? []
  const fields = new Map(rows.map(({ id }) => [id, {} as RowFields]))
  for (const [path, field] of Object.entries(state)) {
    if (!path.startsWith(`${list}.`)) continue
    const [index = '', ...rest] = path.slice(list.length + 1).split('.')
    const row = fields.get(rows[Number(index)]?.id ?? '')
    if (row) row[rest.join('.')] = field
  }
  return fields
}

interface Pair {
  /** By the ids of the rows around it. */
  at: string
  /** Path before the change. */
  path: string
  before: FieldState
  after: FieldState
}

/** The fields that both states have, as they are there, when at least one list has other rows. */
function pairsByIds(before: FormState, after: FormState): Pair[] {
  const [nameBefore, nameAfter] = [namesByIds(before), namesByIds(after)]
  const later = new Map(Object.keys(after).map((path) => [nameAfter(path), path]))
  return Object.entries(before).flatMap(([path, field]) => {
    const at = nameBefore(path)
    const now = at === null ? undefined : after[later.get(at) ?? '']
    return at === null || !now || now === field ? [] : [{ at, path, before: field, after: now }]
  })
}

/** The fields that differ as objects, at the same paths. */
function pairsByPath(before: FormState, after: FormState): Omit<Pair, 'at'>[] {
  const pairs: Omit<Pair, 'at'>[] = []
  for (const path in after) {
    const [now, former] = [after[path], before[path]]
    if (now && former && now !== former) pairs.push({ path, before: former, after: now })
  }
  return pairs
}

function changeBack(state: FormState, { at, path, before, after }: Pair): FormChange | null {
  if (hasOtherRows(before, after)) {
    const present = new Set(after.rows?.map(({ id }) => id))
    const fields = [...fieldsByRow(state, path)].filter(([id]) => !present.has(id))
    return { kind: 'rows', at, rows: before.rows ?? [], fields: new Map(fields) }
  }
  if (!hasOtherValue(before, after)) return null
  return { kind: 'value', at, value: before.value, isRichText: isRichText(before.value, after.value) }
}

/**
 * What an editor has changed between two states of a form, as changes that lead back to the first.
 *
 * @param includesServer also finds what came from the server
 */
export function findChangesBack(
  before: FormState,
  after: FormState,
  { includesServer = false } = {},
): FormChange[] {
  if (before === after) return []
  const pairs = pairsByPath(before, after)
  const areRowsOther = pairs.some((pair) => hasOtherRows(pair.before, pair.after))
  const named = areRowsOther
    ? pairsByIds(before, after)
    : pairs
        .filter((pair) => hasOtherValue(pair.before, pair.after))
        .map((pair) => ({ ...pair, at: nameByIds(before, pair.path) ?? pair.path }))
  return named.flatMap((pair) => {
    if (serverFields.has(pair.at)) return []
    const change = changeBack(before, pair)
    if (!change || (change.kind === 'value' && !includesServer && isFromServer(pair.before, pair.after)))
      return []
    return [change]
  })
}

/**
 * A field with another value, which is validated anew. The field of rich text shows another value when it gets another
 * initial value. @relies form-after-save
 */
function withValue(
  { errorMessage: _, ...field }: FieldState,
  { value, isRichText }: ValueChange,
): FieldState {
  return {
    ...field,
    value,
    valid: true,
    isModified: true,
    ...(isRichText && { initialValue: isRecord(value) ? { ...value } : {} }),
  }
}

interface Applied {
  state: FormState
  inverse: FormChange | null
}

function applyValue(state: FormState, change: ValueChange): Applied {
  const path = pathByIds(state, change.at)
  const field = path === null ? undefined : state[path]
  if (path === null || !field || isSameValue(field.value, change.value)) return { state, inverse: null }
  return {
    state: { ...state, [path]: withValue(field, change) },
    inverse: { ...change, value: field.value },
  }
}

function applyRows(state: FormState, change: RowsChange): Applied {
  const list = pathByIds(state, change.at)
  const field = list === null ? undefined : state[list]
  if (list === null || !field) return { state, inverse: null }
  const before = field.rows ?? []
  const presentFields = fieldsByRow(state, list)
  const present = new Map(before.map((row) => [row.id, row]))
  // A row that the form has now is as it is now: folded or not.
  const rows = change.rows
    .filter(({ id }) => present.has(id) || change.fields.has(id))
    .map((row) => present.get(row.id) ?? { ...row, isLoading: false })
  if (idsOf(rows) === idsOf(before)) return { state, inverse: null }
  const next = Object.fromEntries(Object.entries(state).filter(([path]) => !path.startsWith(`${list}.`)))
  rows.forEach(({ id }, index) => {
    for (const [path, each] of Object.entries(presentFields.get(id) ?? change.fields.get(id) ?? {}))
      next[`${list}.${index}.${path}`] = each
  })
  next[list] = { ...field, rows, value: rows.length, disableFormData: rows.length > 0 }
  const remaining = new Set(rows.map(({ id }) => id))
  const fields = new Map([...presentFields].filter(([id]) => !remaining.has(id)))
  return { state: next, inverse: { kind: 'rows', at: change.at, rows: before, fields } }
}

/** Applies changes to a form. The inverse is empty when the form is so already. */
export function applyChanges(
  state: FormState,
  changes: readonly FormChange[],
): { state: FormState; inverse: FormChange[] } {
  let next = state
  const inverse: FormChange[] = []
  for (const change of changes) {
    const applied = change.kind === 'value' ? applyValue(next, change) : applyRows(next, change)
    next = applied.state
    if (applied.inverse) inverse.unshift(applied.inverse)
  }
  return { state: next, inverse }
}
