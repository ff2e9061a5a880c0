/** Why a backup or a restore is refused, in one line for the operator. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError'

  /** @param reason the variable whose value is wrong, or that another backup is running */
  constructor(
    message: string,
    readonly reason?: 'BACKUP_KEY' | 'DATABASE_URI' | 'running',
  ) {
    super(message)
  }
}
