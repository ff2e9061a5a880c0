/** What other features may use of this one on the server; it also runs in plain Node. */
export { readLastSent } from './read-site-state'
export { readBackupState } from './scheduled-backup'
