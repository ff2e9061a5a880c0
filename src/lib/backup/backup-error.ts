/** Why a backup or a restore is refused, in one line for the operator. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError'

  /** @param variable the variable whose value is wrong, if it is one */
  constructor(
    message: string,
    readonly variable?: 'BACKUP_KEY' | 'DATABASE_URI',
  ) {
    super(message)
  }
}
