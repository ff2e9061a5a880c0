import type { Client } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

const quote = (name: unknown): string => `"${String(name).replaceAll('"', '""')}"`

/** Column and action of a foreign key. */
async function findKey(
  client: Client,
  table: unknown,
  id: unknown,
): Promise<{ from: unknown; onDelete: unknown }> {
  const { rows } = await client.execute(`PRAGMA foreign_key_list(${quote(table)})`)
  const key = rows.find((row) => row.id === id)
  return { from: key?.from, onDelete: key?.on_delete }
}

/** Does what deleting the missing row would have done. @returns number of references */
async function removeDangling(client: Client): Promise<number> {
  let count = 0
  for (;;) {
    const { rows } = await client.execute('PRAGMA foreign_key_check')
    if (rows.length === 0) return count
    for (const { table, rowid, fkid } of rows) {
      const { from, onDelete } = await findKey(client, table, fkid)
      const where = `where rowid = ${Number(rowid)}`
      await client.execute(
        onDelete === 'CASCADE'
          ? `delete from ${quote(table)} ${where}`
          : `update ${quote(table)} set ${quote(from)} = null ${where}`,
      )
    }
    count += rows.length
  }
}

/**
 * Fills an empty database: all of it in one transaction, and documents may refer to others that follow. References to
 * documents that never come are emptied, as if these had been deleted. On MongoDB the work just runs.
 *
 * @returns number of references to missing documents
 */
export async function bulkInsert({ db }: Payload, work: () => Promise<void>): Promise<number> {
  if (db.name !== 'sqlite') {
    await work()
    return 0
  }
  // Payload's type has no adapter; this is the one for SQLite.
  const { client } = db as unknown as SQLiteAdapter
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('BEGIN IMMEDIATE')
  try {
    await work()
    const count = await removeDangling(client)
    await client.execute('COMMIT')
    return count
  } catch (error) {
    await client.execute('ROLLBACK')
    throw error
  } finally {
    await client.execute('PRAGMA foreign_keys = ON')
  }
}
