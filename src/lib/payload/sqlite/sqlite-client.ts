import type { Client, InStatement, ResultSet, Transaction, TransactionMode } from '@libsql/client'
import { Sqlite3Transaction } from '@libsql/client/sqlite3'
import Database from 'libsql'

import { timeDatabase } from '@/lib/metrics/meters'

import { retryBusy } from './retry-busy'
import { asLibsqlError, emptyResult, runStatement } from './run-statement'

/** Settings of SQLite that hold for one connection only. */
const connectionPragmas = [
  // Waiting would stop the process: see `retryBusy`.
  'busy_timeout = 0',
  'foreign_keys = ON',
  // Overwrites what is deleted or changed, so that an erased person is not in the file.
  'secure_delete = ON',
  // A write that was answered survives a power failure.
  'synchronous = FULL',
  `journal_size_limit = ${64 * 1024 * 1024}`,
]

/** Reads need no lock: in WAL mode no write holds them up. */
const readPattern = /^\s*(?:select|values|explain|pragma)\b/i
/** Statements without rows and arguments that start or end a transaction or cannot be part of one. */
const controlPattern =
  /^\s*(?:(?:begin|commit|end|rollback|savepoint|release|vacuum|attach|detach)\b|pragma\s+\w+\s*=)/i
/** Holds for all connections, because each transaction has another one. */
const synchronousPattern = /^\s*pragma\s+synchronous\s*=/i

const sqlOf = (statement: InStatement): string => (typeof statement === 'string' ? statement : statement.sql)

/** Gives its connection back once it has ended. */
class ReturningTransaction extends Sqlite3Transaction {
  readonly #database: Database.Database
  #giveBack: (() => void) | null

  constructor(database: Database.Database, giveBack: () => void) {
    super(database, 'number')
    this.#database = database
    this.#giveBack = giveBack
  }

  #ended(): void {
    if (this.#database.inTransaction) return
    this.#giveBack?.()
    this.#giveBack = null
  }

  override execute(statement: InStatement): Promise<ResultSet> {
    return timeDatabase(async () => {
      if (this.closed) return super.execute(statement)
      try {
        return runStatement(this.#database, statement)
      } catch (error) {
        throw asLibsqlError(error)
      }
    })
  }

  override async commit(): Promise<void> {
    await timeDatabase(() => super.commit())
    this.#ended()
  }

  override async rollback(): Promise<void> {
    // SQLite ends a transaction by itself when the disk is full; that error is the one to report.
    if (!this.closed) await super.rollback()
    this.#ended()
  }
}

/**
 * Our client of a local SQLite file, instead of that of `@libsql/client`.
 *
 * - `transaction()` takes the connection along and a new one is opened; it gets the same settings.
 * - A locked database makes a statement wait, and not the process.
 * - A write takes the lock first, with `exec`. A prepared statement of libsql 0.4 that ends with SQLITE_BUSY stays active:
 *   the writes after it succeed, are not committed, and are lost with the process. `exec` has no such statement.
 */
export class SqliteClient implements Client {
  readonly protocol = 'file'
  readonly #path: string
  /** Connections of finished transactions, for the next ones. */
  readonly #idle: Database.Database[] = []
  #settings = connectionPragmas.map((pragma) => `PRAGMA ${pragma}`)
  #database: Database.Database
  #isClosed = false

  private constructor(url: string) {
    this.#path = decodeURIComponent(url.replace(/^file:(?:\/\/)?/, ''))
    this.#database = this.#connect()
  }

  /** Opens the file of a `file:` URL, which is created when it does not exist. */
  static async open(url: string): Promise<SqliteClient> {
    const client = new SqliteClient(url)
    await client.executeMultiple('PRAGMA journal_mode = WAL')
    return client
  }

  #connect(): Database.Database {
    const database = new Database(this.#path)
    for (const setting of this.#settings) database.exec(setting)
    return database
  }

  get closed(): boolean {
    return this.#isClosed
  }

  /** Whether a transaction was begun by a statement, as the first migration does: what follows is part of it. */
  get isInTransaction(): boolean {
    return this.#database.inTransaction
  }

  /** Runs work that no other statement of this process may interrupt; repeated while the database is locked. */
  #retry<T>(run: () => T): Promise<T> {
    const attempt = async () => {
      try {
        return run()
      } catch (error) {
        throw asLibsqlError(error)
      }
    }
    return timeDatabase(() => retryBusy(attempt))
  }

  #locked<T>(run: () => T): T {
    const database = this.#database
    if (database.inTransaction) return run()
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = run()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  #setForAll(setting: string): void {
    this.#settings = [...this.#settings, setting]
    for (const database of [this.#database, ...this.#idle]) database.exec(setting)
  }

  #runOne(statement: InStatement): ResultSet {
    const sql = sqlOf(statement)
    if (synchronousPattern.test(sql)) {
      this.#setForAll(sql)
      return emptyResult()
    }
    if (controlPattern.test(sql)) {
      this.#database.exec(sql)
      return emptyResult()
    }
    const run = () => runStatement(this.#database, statement)
    return readPattern.test(sql) ? run() : this.#locked(run)
  }

  execute(statement: InStatement): Promise<ResultSet> {
    return this.#retry(() => this.#runOne(statement))
  }

  /** All statements in one transaction. */
  batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#retry(() => this.#locked(() => statements.map((each) => runStatement(this.#database, each))))
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    this.#database.exec('PRAGMA foreign_keys = OFF')
    try {
      return await this.batch(statements)
    } finally {
      this.#database.exec('PRAGMA foreign_keys = ON')
    }
  }

  transaction(mode: TransactionMode = 'write'): Promise<Transaction> {
    return this.#retry(() => {
      const database = this.#database
      database.exec(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN DEFERRED')
      this.#database = this.#idle.pop() ?? this.#connect()
      return new ReturningTransaction(database, () => void this.#idle.push(database))
    })
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#retry(() => void this.#database.exec(sql))
  }

  sync(): ReturnType<Client['sync']> {
    throw new Error('A local file has nothing to synchronise with')
  }

  close(): void {
    this.#isClosed = true
    for (const database of [this.#database, ...this.#idle]) database.close()
  }
}
