/**
 * @relies payload@3 database-adapter: the methods of an adapter can be replaced once it is made, Payload and the adapter
 * call them on it, and SQLite uses the client, the sessions and the tables that are set on it; held by
 * refused-database.test.ts, locked-database.test.ts; until never, an adapter of one's own would be a copy
 */

import path from 'node:path'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Config } from 'payload'

import { env } from '@/lib/env'
import { metersOfProcess } from '@/lib/metrics/meters'
import { withoutValues } from '@/lib/values/format-error'

import { guardMigrations } from './guard-migrations'
import { narrowVersionLimit } from './narrow-version-limit'
import { withStorablePreferenceKeys } from './storable-preference-keys'
import { withOwnClient } from './sqlite/with-own-client'

/** @relies database-adapter */

type Adapter = NonNullable<Config['db']>

const operation = /^(?:count|create|delete|find|query|update|upsert)/

/**
 * Removes the values of a failed statement from the errors of a database: Next and Payload print errors whole, and the
 * values may be personal data.
 */
const hideValues = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    for (const [name, run] of Object.entries(database)) {
      if (!operation.test(name) || typeof run !== 'function') continue
      const withCleanErrors = async (...args: unknown[]): Promise<unknown> => {
        try {
          return await (run as (...args: unknown[]) => unknown).apply(database, args)
        } catch (error) {
          throw withoutValues(error)
        }
      }
      Object.assign(database, { [name]: withCleanErrors })
    }
    return database
  },
})

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

const isLocaleTable = (name: string) => name.endsWith('_locales')

/**
 * Adds an index on `_parent_id` to every table of localised texts, those of versions included.
 * Payload's own index begins with the language, so without this one SQLite reads the whole table
 * for each document: a localised list of a thousand takes sixty times as long.
 */
const indexLocaleParents: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const parent = table._parentID
    if (!isLocaleTable(name) || !parent) continue
    extendTable({
      table,
      extraConfig: () => ({ parentOfLocale: index(`${name}_parent_only_idx`).on(parent) }),
    })
  }
  return schema
}

/**
 * Lets the deletion of a document delete the rows that cannot exist without it. Payload declares every relationship
 * with ON DELETE SET NULL; where the column is NOT NULL, SQLite then refuses the deletion.
 */
const cascadeRequiredRelations: SchemaHook = (hook) => {
  // Payload passes the adapter too; its type for SQLite leaves it out.
  const { rawTables } = (hook as typeof hook & { adapter: SQLiteAdapter }).adapter
  for (const { columns } of Object.values(rawTables)) {
    for (const { notNull, reference } of Object.values(columns)) {
      if (notNull && reference) reference.onDelete = 'cascade'
    }
  }
  return hook.schema
}

type SqliteMigrations = NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>

export type DatabaseChoice = {
  /** SQLite migrations to run when a production server starts. MongoDB needs none. */
  migrations?: SqliteMigrations
  /** Off for MongoDB-compatible servers without correlated look-ups. */
  joinAggregations?: boolean
  /** Runs before the database is opened. */
  beforeConnect?: () => Promise<unknown>
}

/** Transactions need a replica set; without one every write in a transaction fails. */
export const hasReplicaSet = (uri: string): boolean => /[?&]replicaSet=[^&]/.test(uri)

function sqlite(url: string, { migrations }: DatabaseChoice): Config['db'] {
  const ofPayload = sqliteAdapter({
    client: { url },
    // Text ids on both databases.
    idType: 'uuid',
    push: false,
    // One column instead of a table for each kind of block: decision 054.
    blocksAsJSON: true,
    migrationDir: path.resolve(process.cwd(), 'src/migrations'),
    beforeSchemaInit: [cascadeRequiredRelations],
    afterSchemaInit: [indexLocaleParents],
    // No transactions of whole operations: every other write would wait for their hooks. See `makeWritesAtomic`.
    ...(migrations && { prodMigrations: migrations }),
  })
  const adapter = withOwnClient(ofPayload, url)
  if (!migrations) return adapter
  return guardMigrations(
    adapter,
    migrations.map(({ name }) => name),
  )
}

/** Measures every command of MongoDB. */
const measured = {
  connectOptions: { monitorCommands: true },
  afterOpenConnection: ({ connection }: MongooseAdapter) => {
    const note = ({ duration }: { duration: number }) => metersOfProcess()?.database(duration / 1000)
    connection.getClient().on('commandSucceeded', note).on('commandFailed', note)
  },
}

function mongo(url: string, { joinAggregations = true }: DatabaseChoice): Config['db'] {
  const adapter = mongooseAdapter({
    url,
    ...(env.metricsPort !== undefined && measured),
    useJoinAggregations: joinAggregations,
    // Without these two options, sorting by a relation and joins need a real MongoDB server.
    usePipelineInSortLookup: joinAggregations,
    transactionOptions: hasReplicaSet(url) ? {} : false,
  })
  return withStorablePreferenceKeys(adapter)
}

function withBeforeConnect(adapter: Config['db'], run: DatabaseChoice['beforeConnect']): Config['db'] {
  if (!run) return adapter
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const { connect } = database
      database.connect = async (given) => {
        await run()
        await connect?.call(database, given)
      }
      return database
    },
  }
}

/** The adapter for a database URI: `file:` is SQLite, `mongodb:` or `mongodb+srv:` is MongoDB. */
export function databaseAdapter(uri: string, choice: DatabaseChoice = {}): Config['db'] {
  const finish = (adapter: Config['db']) =>
    withBeforeConnect(hideValues(narrowVersionLimit(adapter)), choice.beforeConnect)
  if (uri.startsWith('file:')) return finish(sqlite(uri, choice))
  if (/^mongodb(\+srv)?:\/\//.test(uri)) return finish(mongo(uri, choice))
  const scheme = uri.includes(':') ? `"${uri.slice(0, uri.indexOf(':') + 1)}"` : 'no known scheme'
  throw new Error(`DATABASE_URI must begin with "file:" or "mongodb://"; it begins with ${scheme}.`)
}
