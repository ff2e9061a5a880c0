import path from 'node:path'

import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'

import { indexLocaleParents } from './database-indexes'
import { indexSearches } from './search-indexes'

type SqliteMigrations = NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>

export type DatabaseChoice = {
  /** SQLite migrations to run when a production server starts. MongoDB needs none. */
  migrations?: SqliteMigrations
  /** Only throw-away test databases derive their tables from the configuration instead of from migrations. */
  push?: boolean
  /** Off for stand-ins and hosted look-alikes of MongoDB that lack correlated look-ups. */
  joinAggregations?: boolean
}

/** Transactions exist only on a replica set; without one, asking for them makes every write fail. */
export const hasReplicaSet = (uri: string): boolean => /[?&]replicaSet=[^&]/.test(uri)

/** Waits for a busy file instead of failing; long enough for a bulk write, short enough for a visitor. */
const busyTimeoutInMs = 5000

function sqlite(url: string, { migrations, push = false }: DatabaseChoice): Config['db'] {
  return sqliteAdapter({
    client: { url },
    // The same kind of id on both databases: text.
    idType: 'uuid',
    wal: true,
    busyTimeout: busyTimeoutInMs,
    push,
    migrationDir: path.resolve(process.cwd(), 'src/migrations'),
    afterSchemaInit: [indexLocaleParents, indexSearches],
    // No transactions here, on purpose: with them concurrent writes fail with "database is locked".
    ...(migrations && { prodMigrations: migrations }),
  })
}

function mongo(url: string, { joinAggregations = true }: DatabaseChoice): Config['db'] {
  return mongooseAdapter({
    url,
    useJoinAggregations: joinAggregations,
    // Without these two options sorting on a relation and joins need a real server.
    usePipelineInSortLookup: joinAggregations,
    transactionOptions: hasReplicaSet(url) ? {} : false,
  })
}

/** The database an address asks for: `file:` is SQLite, `mongodb:` or `mongodb+srv:` is MongoDB. */
export function databaseAdapter(uri: string, choice: DatabaseChoice = {}): Config['db'] {
  if (uri.startsWith('file:')) return sqlite(uri, choice)
  if (/^mongodb(\+srv)?:\/\//.test(uri)) return mongo(uri, choice)
  const scheme = uri.includes(':') ? `"${uri.slice(0, uri.indexOf(':') + 1)}"` : 'no known scheme'
  throw new Error(`DATABASE_URI must begin with "file:" or "mongodb://"; it begins with ${scheme}.`)
}
