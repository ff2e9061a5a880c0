import { isRecord } from '@/lib/values/read-value'

import { isAbsent } from './field-values'
import type { TransformName } from './transforms'

/** How one field is filled. Data, so that an office's field names are a matter of settings. */
export interface MappingRow {
  /** A name of `importTargets`. */
  target: string
  /** The place in the record, `Picture.Url`; several with `|` between them: the first that has a value. */
  path: string
  transform: TransformName
  /** The name of a code table. */
  table?: string
  /** The fixed value of `whenPresent`; for `files`, where an item has its address, as in `readFiles`. */
  argument?: string
  /** Used when the record has no value. */
  fallback?: string
}

/** Codes of the feed and what they are here, by name of the table. */
export type CodeTables = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Mapping {
  rows: readonly MappingRow[]
  tables: CodeTables
}

/** The rows and codes of a source replace those of its format for the same field and the same code. */
export function mergeMapping(preset: Mapping, own: Mapping): Mapping {
  const replaced = new Set(own.rows.map(({ target }) => target))
  const names = new Set([...Object.keys(preset.tables), ...Object.keys(own.tables)])
  return {
    rows: [...preset.rows.filter(({ target }) => !replaced.has(target)), ...own.rows],
    tables: Object.fromEntries(
      [...names].map((name) => [name, { ...preset.tables[name], ...own.tables[name] }]),
    ),
  }
}

const stepInto = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return /^\d{1,4}$/.test(key) ? value[Number(key)] : undefined
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The first value that one of the paths leads to; undefined when none does. */
export function readPath(record: unknown, path: string): unknown {
  for (const each of path.split('|')) {
    const value = each.trim().split('.').reduce(stepInto, record)
    if (!isAbsent(value)) return value
  }
  return undefined
}
