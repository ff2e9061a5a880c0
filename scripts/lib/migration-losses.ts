import { createClient } from '@libsql/client'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

export interface CheckedMigration {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
  /**
   * Columns (`table.column`) and tables that this migration drops, with the release that was the first not to use them.
   * Written by hand into the migration.
   */
  unusedSince?: Readonly<Record<string, string>>
}

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10))

function isBefore(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)]
  for (const [index, part] of one.entries()) if (part !== two[index]) return part < (two[index] ?? 0)
  return false
}

/** Adds tables and columns: `table` and `table.column`. */
async function readNames(client: ReturnType<typeof createClient>): Promise<Set<string>> {
  const { rows } = await client.execute(
    `select t.name as name, c.name as part from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`,
  )
  return new Set(rows.flatMap(({ name, part }) => [String(name), `${name}.${part}`]))
}

/**
 * Runs migrations on an empty database and compares its tables before and after each. While a release replaces another
 * one, processes of both use the database, so that what the older one reads must stay: a name that is gone was dropped or
 * renamed. A copy through another table, as Drizzle makes it to change a column, loses no name.
 *
 * @param migrations oldest first; the first one begins with nothing
 * @param version of the release that has them
 * @returns a line for each loss
 */
export async function findLosses(
  migrations: readonly CheckedMigration[],
  version: string,
): Promise<string[]> {
  const client = createClient({ url: ':memory:' })
  // The migrations of this project use the database alone.
  const args = { db: drizzle(client) } as unknown as MigrateUpArgs
  const losses: string[] = []
  try {
    for (const { name, up, unusedSince = {} } of migrations) {
      const before = await readNames(client)
      await up(args)
      const after = await readNames(client)
      for (const lostRow of before) {
        const [table = '', column] = lostRow.split('.')
        if (after.has(lostRow) || (column && !after.has(table))) continue
        const since = unusedSince[lostRow]
        if (!since || !isBefore(since, version)) losses.push(`${name} drops or renames ${lostRow}`)
      }
    }
    return losses
  } finally {
    client.close()
  }
}
