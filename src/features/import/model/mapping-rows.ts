import type { MappingRow } from './mapping'
import type { TransformName } from './transforms'

/** Rows of fields that are read in the same way. @param pairs path of each target */
export const readAs = (transform: TransformName, pairs: Readonly<Record<string, string>>): MappingRow[] =>
  Object.entries(pairs).map(([target, path]) => ({ target, path, transform }))

/** Rows of numbers for which the makers of the feed write 0 when they do not know. */
export const readNumbers = (pairs: Readonly<Record<string, string>>): MappingRow[] =>
  readAs('number', pairs).map((row) => ({ ...row, zeroIsUnknown: true }))

/** Rows of fields with codes. @param tables path and name of the code table of each target */
export const coded = (
  tables: Readonly<Record<string, readonly [path: string, table: string]>>,
): MappingRow[] =>
  Object.entries(tables).map(([target, [path, table]]) => ({ target, path, table, transform: 'code' }))
