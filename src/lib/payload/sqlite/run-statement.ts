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

/** A row with its values by name; those by position are not among its keys, as Drizzle reads it. */
class StoredRow {
  readonly #values: Value[]

  constructor(values: Value[]) {
    this.#values = values
  }

  get length(): number {
    return this.#values.length
  }

  // Static, so that no name of a column hides it.
  static valueAt(row: StoredRow, index: number): Value | undefined {
    return row.#values[index]
  }
}

let positions = 0

/** Positions are read on the prototype: defining them on each row takes longer than the query. */
function definePositions(count: number): void {
  for (; positions < count; positions += 1) {
    const index = positions
    Object.defineProperty(StoredRow.prototype, index, {
      get(this: StoredRow) {
        return StoredRow.valueAt(this, index)
      },
    })
  }
}

function toRow(values: unknown[], columns: readonly string[]): Row {
  definePositions(values.length)
  const converted = values.map(fromSql)
  const row = new StoredRow(converted) as StoredRow & Record<string, Value | undefined>
  columns.forEach((name, index) => {
    if (name !== 'length' && !Object.hasOwn(row, name)) row[name] = converted[index]
  })
  // Built above in the shape that the interface describes.
  return row as unknown as Row
}

const resultOf = (
  columns: string[],
  rows: Row[],
  rowsAffected: number,
  lastInsertRowid?: bigint,
): ResultSet => ({
  columns,
  columnTypes: columns.map(() => ''),
  rows,
  rowsAffected,
  lastInsertRowid,
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
function returnsRows(statement: Database.Statement): boolean {
  try {
    statement.raw(true)
    return true
  } catch {
    return false
  }
}

interface Prepared {
  statement: Database.Statement
  /** Names of the columns of its rows; null for a statement without rows. */
  columns: string[] | null
}

/** Prepared statements by their text, oldest use first: preparing takes longer than running most of them. */
const preparedOf = new WeakMap<Database.Database, Map<string, Prepared>>()
const maxPrepared = 400
/** Statements with thousands of parameters are seldom the same twice. */
const maxLength = 20_000
const dataPattern = /^\s*(?:select|insert|update|delete|with)\b/i

function prepare(database: Database.Database, sql: string): Prepared {
  const statement = database.prepare(sql)
  statement.safeIntegers(true)
  const columns = returnsRows(statement) ? statement.columns().map(({ name }) => name) : null
  return { statement, columns }
}

/** Runs a statement that may have been prepared before. One that changes the tables makes the others outdated. */
function withPrepared<T>(database: Database.Database, sql: string, run: (prepared: Prepared) => T): T {
  if (!dataPattern.test(sql)) {
    preparedOf.delete(database)
    return run(prepare(database, sql))
  }
  if (sql.length > maxLength) return run(prepare(database, sql))
  const statements = preparedOf.get(database) ?? new Map<string, Prepared>()
  preparedOf.set(database, statements)
  const prepared = statements.get(sql) ?? prepare(database, sql)
  // One that fails with SQLITE_BUSY stays active: see `SqliteClient`.
  statements.delete(sql)
  const result = run(prepared)
  statements.set(sql, prepared)
  if (statements.size > maxPrepared) statements.delete(statements.keys().next().value ?? sql)
  return result
}

/** The driver's errors as `@libsql/client` reports them, on which Payload depends. */
export function asLibsqlError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error
  return new LibsqlError(error.message, error.code, error.rawCode, error)
}

/** Runs one statement in this process at once. Must not be called for a write without the lock: see `SqliteClient`. */
export function runStatement(database: Database.Database, statement: InStatement): ResultSet {
  const sql = typeof statement === 'string' ? statement : statement.sql
  const args = argsOf(statement)
  return withPrepared(database, sql, ({ statement: prepared, columns }) => {
    if (!columns) {
      const { changes, lastInsertRowid } = prepared.run(args)
      return resultOf([], [], Number(changes), BigInt(lastInsertRowid))
    }
    const rows = (prepared.all(args) as unknown[][]).map((values) => toRow(values, columns))
    return resultOf(columns, rows, 0)
  })
}
