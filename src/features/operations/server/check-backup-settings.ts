import { BackupError } from '@/lib/backup/backup-error'
import { isForOperator } from '@/lib/backup/backup-repository'
import { env } from '@/lib/env'
import { StorageError } from '@/lib/storage/object-storage'
import { tryStorage } from '@/lib/storage/open-storage'
import { formatError } from '@/lib/values/format-error'

import { openOwnBackups } from './open-backups'

function variableOf(error: unknown): string {
  if (error instanceof BackupError && error.reason === 'BACKUP_KEY') return error.reason
  if (error instanceof StorageError && error.variable !== 'target') return error.variable
  return 'BACKUP_TARGET'
}

/**
 * Tries BACKUP_TARGET and BACKUP_KEY before the site starts: whether the target can be written and its backups can be
 * continued.
 *
 * @returns one line that names the wrong variable; null when all is right or no target is set
 */
export async function findBackupProblem(): Promise<string | null> {
  if (!env.backupTarget) return null
  try {
    const { storage } = await openOwnBackups(env.backupTarget)
    await tryStorage(storage)
    return null
  } catch (error) {
    return `${variableOf(error)}: ${isForOperator(error) ? error.message : formatError(error)}`
  }
}
