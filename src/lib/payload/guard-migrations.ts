/** @relies database-adapter */
import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'

import { migrationProblem } from './migration-problem'
import { toSqlite } from './sqlite/with-own-client'

type Adapter = ReturnType<typeof sqliteAdapter>

async function readNames({ client }: SQLiteAdapter, query: string): Promise<string[]> {
  const { rows } = await client.execute(query)
  return rows.map(({ name }) => String(name))
}

const readTables = (sqlite: SQLiteAdapter) =>
  readNames(
    sqlite,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  )

/** Ends the process with one line and status 1, as Payload does when a migration fails. */
async function refuseForeign(sqlite: SQLiteAdapter, knownNames: readonly string[]): Promise<void> {
  const tables = await readTables(sqlite)
  const applied = tables.includes('payload_migrations')
    ? await readNames(sqlite, 'select name from payload_migrations order by name')
    : []
  const problem = migrationProblem(applied, knownNames, tables.length === 0)
  if (!problem) return
  console.error(
    `The database ${sqlite.clientConfig.url} is refused: ${problem}. Nothing was migrated. Begin with an empty database, the demo with DEMO_RESET=1.`,
  )
  process.exit(1)
}

/**
 * Creates the tables of an empty database in one transaction: six times as fast, and an interrupted process leaves the
 * database empty. Later migrations cannot use one: they turn foreign keys off, which SQLite ignores in a transaction.
 */
async function migrateEmpty({ client }: SQLiteAdapter, migrate: () => Promise<void>): Promise<void> {
  await client.execute('BEGIN IMMEDIATE')
  try {
    await migrate()
    await client.execute('COMMIT')
  } catch (error) {
    await client.execute('ROLLBACK')
    throw error
  }
}

/**
 * Refuses a database that other migrations created, before anything is migrated: Payload would run those that it does
 * not find by name and stop half-way. In development, where nothing is migrated at the start, it is refused as well.
 *
 * @param knownNames names of the migrations of this build, oldest first
 */
export const guardMigrations = (adapter: Adapter, knownNames: readonly string[]): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    const { connect, migrate } = database
    database.migrate = async (given) => {
      const sqlite = toSqlite(database)
      await refuseForeign(sqlite, knownNames)
      const run = () => migrate.call(database, given)
      await ((await readTables(sqlite)).length === 0 ? migrateEmpty(sqlite, run) : run())
    }
    database.connect = async (given) => {
      await connect?.call(database, given)
      await refuseForeign(toSqlite(database), knownNames)
    }
    return database
  },
})
