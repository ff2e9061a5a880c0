import {
  LibsqlError,
  type InStatement,
  type InValue,
  type ResultSet,
  type Row,
  type Value,
} from '@libsql/client'
import Database from 'libsql'

/** A value as the driver takes it; the same conversions as in `@libsql/client`. */
function toSql(value: InValue): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value instanceof ArrayBuffer) return Buffer.from(value)
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('Only finite numbers are stored')
  return value
}

function fromSql(value: unknown): Value {
  if (typeof value === 'bigint') return Number(value)
  // SQLite has no other types than those of `Value`.
  return (value instanceof Buffer ? value.buffer : value) as Value
}

/** A row with its values by name, and hidden ones by position, as Drizzle reads it. */
function toRow(values: unknown[], columns: readonly string[]): Row {
  const row = {}
  Object.defineProperty(row, 'length', { value: values.length })
  values.forEach((each, index) => {
    const value = fromSql(each)
    Object.defineProperty(row, index, { value })
    const name = columns[index]
    if (name !== undefined && !Object.hasOwn(row, name))
      Object.defineProperty(row, name, { value, enumerable: true, configurable: true, writable: true })
  })
  // Built above in the shape that the interface describes.
  return row as Row
}

const resultOf = (
  columns: string[],
  rows: Row[],
  rowsAffected: number,
  lastInsertRowid?: bigint,
): ResultSet => ({
  ...{ columns, columnTypes: columns.map(() => ''), rows, rowsAffected, lastInsertRowid },
  toJSON: () => ({ columns, rows: rows.map((row) => Array.from(row)), rowsAffected }),
})

export const emptyResult = (): ResultSet => resultOf([], [], 0)

const argsOf = (statement: InStatement): unknown =>
  typeof statement === 'string' || !('args' in statement) || statement.args === undefined
    ? []
    : Array.isArray(statement.args)
      ? statement.args.map(toSql)
      : Object.fromEntries(
          Object.entries(statement.args).map(([name, value]) => [name.replace(/^[@$:]/, ''), toSql(value)]),
        )

/** Whether a statement returns rows; the driver says it by an exception. */
function returnsRows(prepared: Database.Statement): boolean {
  try {
    prepared.raw(true)
    return true
  } catch {
    return false
  }
}

/** The driver's errors as `@libsql/client` reports them, on which Payload depends. */
export function asLibsqlError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error
  return new LibsqlError(error.message, error.code, error.rawCode, error)
}

/** Runs one statement in this process at once. Must not be called for a write without the lock: see `SqliteClient`. */
export function runStatement(database: Database.Database, statement: InStatement): ResultSet {
  const prepared = database.prepare(typeof statement === 'string' ? statement : statement.sql)
  prepared.safeIntegers(true)
  const args = argsOf(statement)
  if (!returnsRows(prepared)) {
    const { changes, lastInsertRowid } = prepared.run(args)
    return resultOf([], [], Number(changes), BigInt(lastInsertRowid))
  }
  const columns = prepared.columns().map(({ name }) => name)
  const rows = (prepared.all(args) as unknown[][]).map((values) => toRow(values, columns))
  return resultOf(columns, rows, 0)
}
