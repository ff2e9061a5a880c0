/** @relies database-adapter */

import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { formatError } from '@/lib/values/format-error'

import { checkpoint } from './checkpoint'
import { SqliteClient } from './sqlite-client'

/** @relies database-adapter */

/** Payload writes a document by several statements: it deletes texts, blocks and lists of the row and inserts them anew. */
const writes = [
  'create',
  'updateOne',
  'updateMany',
  'createVersion',
  'updateVersion',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
] as const

interface WriteArguments {
  req?: Partial<PayloadRequest>
}

type Write = (args: WriteArguments) => Promise<unknown>

const withTransaction = (req: Partial<PayloadRequest> | undefined, id: string): Partial<PayloadRequest> =>
  Object.assign(req ? isolateObjectProperty(req as PayloadRequest, 'transactionID') : {}, {
    transactionID: id,
  })

/**
 * Makes each write of the adapter one transaction, so that a statement that fails, or a process that dies, leaves the
 * document as it was. Not Payload's own transactions: these last for a whole operation, hooks included, and every other
 * write of the process would wait for them.
 */
function makeWritesAtomic(database: SQLiteAdapter): void {
  for (const name of writes) {
    // The methods have different arguments, of which only the request is used here.
    const write = database[name].bind(database) as unknown as Write
    const atomicWrite: Write = async (args) => {
      const { client, sessions } = database
      if (client instanceof SqliteClient && client.isInTransaction) return write(args)
      // Without transactions of its own, Payload sets a promise of null.
      if (String(await args.req?.transactionID) in sessions) return write(args)
      return database.drizzle.transaction(async (tx) => {
        const id = randomUUID()
        const nothing = () => Promise.resolve()
        database.sessions[id] = { db: tx as never, reject: nothing, resolve: nothing }
        try {
          return await write({ ...args, req: withTransaction(args.req, id) })
        } finally {
          delete database.sessions[id]
        }
      })
    }
    Object.assign(database, { [name]: atomicWrite })
  }
}

type Adapter = ReturnType<typeof sqliteAdapter>
type Database = ReturnType<Adapter['init']>

/** The adapter for SQLite, whose type Payload does not expose. */
export const toSqlite = (database: Database) => database as unknown as SQLiteAdapter

/** Value of SQLite's `user_version` for a file whose deleted data was overwritten once. */
const cleanedVersion = 1

/**
 * Rewrites a file from before `secure_delete` once: what was deleted until then is still in it. A failure, such as a
 * lock or a full disk, only delays this until the next start.
 */
async function cleanOnce(client: SqliteClient): Promise<void> {
  const { rows } = await client.execute('PRAGMA user_version')
  if (Number(rows[0]?.user_version) >= cleanedVersion) return
  await client.execute('VACUUM')
  await client.execute(`PRAGMA user_version = ${cleanedVersion}`)
  await checkpoint(client)
}

/** Gives the adapter our client before it connects: Payload's own has its settings on one connection only. */
export const withOwnClient = (adapter: Adapter, url: string): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    const { connect } = database
    makeWritesAtomic(toSqlite(database))
    database.connect = async (given) => {
      const sqlite = toSqlite(database)
      if (!sqlite.client) {
        const client = await SqliteClient.open(url)
        sqlite.client = client
        await cleanOnce(client).catch((error: unknown) =>
          options.payload.logger.warn(`The database could not be cleaned: ${formatError(error)}`),
        )
      }
      await connect?.call(database, given)
    }
    return database
  },
})
