import { setPriority } from 'node:os'

import { BackupError } from '@/lib/backup/backup-error'
import { isForOperator } from '@/lib/backup/backup-repository'
import { makeBackup } from '@/lib/backup/make-backup'
import { makeProgress } from '@/lib/backup/progress'
import { env } from '@/lib/env'
import { getBackedUpSite, openOwnBackups } from '@/features/operations/server/open-backups'
import { otherIsRunning } from '@/features/operations/model/backup-schedule'
import { formatError } from '@/lib/values/format-error'
import { exitWhenWritten } from '@/lib/queue/exit-when-written'

/**
 * The program of a scheduled backup, bundled beside the build. Its argument is a list of migrations as JSON; its last
 * line of output is the summary as JSON, that of errors the reason why there is none.
 */
async function run(): Promise<void> {
  // The site comes first.
  setPriority(10)
  const migrations = JSON.parse(process.argv[2] ?? '[]') as string[]
  if (!env.backupTarget) throw new BackupError('BACKUP_TARGET is not set')
  const site = await getBackedUpSite(async () => migrations)
  const backups = await openOwnBackups(env.backupTarget)
  const summary = await makeBackup(
    site,
    backups,
    makeProgress((line) => console.info(line)),
  )
  console.info(JSON.stringify(summary))
}

run().then(
  () => exitWhenWritten(0),
  (error: unknown) => {
    console.error(isForOperator(error) ? error.message : formatError(error))
    exitWhenWritten(error instanceof BackupError && error.reason === 'running' ? otherIsRunning : 1)
  },
)
