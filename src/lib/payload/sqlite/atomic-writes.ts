/** @relies database-adapter */
import { randomUUID } from 'node:crypto'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { SqliteClient } from './sqlite-client'

/** Payload writes a document by several statements: it deletes texts, blocks and lists of the row and inserts them anew. */
const writes = [
  ...(['create', 'updateOne', 'updateMany', 'createVersion', 'updateVersion'] as const),
  ...(['createGlobal', 'updateGlobal', 'createGlobalVersion', 'updateGlobalVersion'] as const),
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
export function makeWritesAtomic(database: SQLiteAdapter): void {
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
