// Makes a backup of the site, which may run meanwhile:
//   npm run backup -- TARGET        a folder or s3://bucket/path; BACKUP_TARGET when it is left out
//   npm run backup -- --list TARGET
//   npm run backup -- --new-key     prints a value for BACKUP_KEY
import { parseArgs } from 'node:util'

import { makeBackupKey } from '../src/lib/backup/backup-cipher'
import { isForOperator } from '../src/lib/backup/backup-repository'
import { formatSummary, makeBackup } from '../src/lib/backup/make-backup'
import { makeProgress } from '../src/lib/backup/progress'
import { env } from '../src/lib/env'
import {
  getBackedUpSite,
  openForRestore,
  openOwnBackups,
} from '../src/features/operations/server/open-backups'
import { commandLine } from './lib/command-line'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
})
const target = positionals[0] ?? env.backupTarget

/** Loaded on use: the migrations bring Payload with them. */
const findMigrations = async () => (await import('../src/migrations')).migrations.map(({ name }) => name)

async function run(): Promise<void> {
  if (values['new-key']) return console.log(await makeBackupKey())
  if (!target) throw new Error(`Usage: ${commandLine('backup')} TARGET, or set BACKUP_TARGET`)
  if (values.list) {
    const { backups } = await openForRestore(target)
    for (const { id } of await backups.list()) console.log(id)
    return
  }
  const progress = makeProgress((line) => console.log(line))
  const summary = await makeBackup(
    await getBackedUpSite(findMigrations),
    await openOwnBackups(target),
    progress,
  )
  console.log(formatSummary(summary))
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(isForOperator(error) ? `backup: ${error.message}` : error)
    process.exit(1)
  },
)
