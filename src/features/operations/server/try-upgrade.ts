import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

import { BackupError } from '@/lib/backup/backup-error'
import { copySqlite, inspectSqlite, type SqliteContent } from '@/lib/backup/copy-sqlite'
import { migrationProblem } from '@/lib/payload/migration-problem'

interface Trial {
  /** The database of the site. */
  file: string
  /** Where the copy goes; must not exist. */
  copy: string
  /** Names of the migrations of this release, oldest first. */
  migrations: readonly string[]
  /** Migrates the copy and opens it. */
  upgrade: (copy: string) => Promise<Payload>
}

export interface Upgrade {
  /** Migrations that were applied to the copy. */
  applied: string[]
  ms: number
  rows: number
  /** What would be lost or cannot be read; nothing of it should be. */
  problems: string[]
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** The rows of searches, which the program makes again. */
const isDerived = (table: string): boolean => table.endsWith('_rows')

/** Tables with fewer rows than before. One that a migration drops was unused before. */
const lostRows = (before: SqliteContent, after: SqliteContent): string[] =>
  Object.entries(before.counts).flatMap(([table, count]) => {
    const left = after.counts[table]
    if (left === undefined || left >= count || isDerived(table)) return []
    return [`${table} has ${left} rows instead of ${count}`]
  })

/** Reads a document of each collection, and all settings, which fails where the tables are not those of this release. */
async function findUnreadable(payload: Payload): Promise<string[]> {
  const problems: string[] = []
  for (const collection of Object.keys(payload.collections) as CollectionSlug[])
    try {
      // An operator's program, which shows nothing of what it reads.
      await payload.find({ collection, limit: 1, depth: 0, locale: 'all', overrideAccess: true })
    } catch {
      problems.push(`${collection} cannot be read`)
    }
  for (const { slug } of payload.config.globals)
    try {
      // An operator's program, which shows nothing of what it reads.
      await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, locale: 'all', overrideAccess: true })
    } catch {
      problems.push(`${slug} cannot be read`)
    }
  return problems
}

/**
 * Upgrades a copy of the database of a site, which may run meanwhile.
 *
 * @throws BackupError in words for the operator, when this release refuses the database
 */
export async function tryUpgrade({ file, copy, migrations, upgrade }: Trial): Promise<Upgrade> {
  copySqlite(file, copy)
  const before = inspectSqlite(copy)
  const problem = migrationProblem(before.migrations, migrations, false)
  if (problem) throw new BackupError(`This release refuses the database: ${problem}`)
  const begun = Date.now()
  const payload = await upgrade(copy)
  const ms = Date.now() - begun
  const unreadable = await findUnreadable(payload)
  await payload.destroy()
  const after = inspectSqlite(copy)
  return {
    applied: after.migrations.slice(before.migrations.length),
    ms,
    rows: sum(after.counts),
    problems: [...lostRows(before, after), ...unreadable],
  }
}
