import { rm } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'

import type { BackupRepository } from '../../../src/lib/backup/backup-repository'
import { fetchSqlite } from '../../../src/lib/backup/fetch-backup'
import type { Manifest } from '../../../src/lib/backup/manifest'

export interface Checked {
  manifest: Manifest
  leads: number
  /** What is not as it should be, in words; empty for a consistent backup. */
  problems: string[]
}

/** Queries that count rows without their other part. */
const orphans: Record<string, string> = {
  'leads without their file': `select count(*) from leads where not exists
    (select 1 from leads_rels join lead_files on lead_files.id = lead_files_id where parent_id = leads.id)`,
  'events without their lead': 'select count(*) from lead_events where lead_id not in (select id from leads)',
  // The writer stores the event of a lead before it begins the next one.
  'leads but the newest without their event': `select max(0, count(*) - 1) from leads
    where id not in (select lead_id from lead_events)`,
  'leads between the first and the newest': `select max(0, max(cast(substr(idempotency_key, 7) as integer)) - count(*))
    from leads`,
}

const numberOf = (database: Database.Database, query: string): number =>
  Number((database.prepare(query).raw().all([]) as unknown[][])[0]?.[0] ?? 0)

function findProblems(database: Database.Database, { files }: Manifest): string[] {
  const problems: string[] = []
  for (const [what, query] of Object.entries(orphans)) {
    const count = numberOf(database, query)
    if (count > 0) problems.push(`${count} ${what}`)
  }
  const paths = new Set(files.map((file) => file.path))
  const names = database.prepare('select filename from lead_files').raw().all([]) as unknown[][]
  const missing = names.filter(([name]) => !paths.has(`private/lead-files/${String(name)}`)).length
  if (missing > 0) problems.push(`${missing} files of leads are missing`)
  return problems
}

/**
 * Fetches the database of a backup, which checks hash, integrity and the rows of every table, and looks for leads
 * without their parts.
 *
 * @param acknowledged leads that were stored before the backup began
 */
export async function checkConsistency(
  backups: BackupRepository,
  { id, folder, acknowledged }: { id: string; folder: string; acknowledged: number },
): Promise<Checked> {
  const name = (await backups.list()).find((each) => each.id === id)
  if (!name) throw new Error(`The backup ${id} is not there`)
  const manifest = await backups.readManifest(name)
  if (manifest.database.kind !== 'sqlite') throw new Error('The bench is for SQLite')
  const file = path.join(folder, 'checked.db')
  await fetchSqlite(backups, manifest.database, file)
  const database = new Database(file)
  const problems = findProblems(database, manifest)
  const leads = numberOf(database, 'select count(*) from leads')
  if (leads < acknowledged) problems.push(`${acknowledged - leads} acknowledged leads are missing`)
  database.close()
  await rm(file)
  return { manifest, leads, problems }
}
