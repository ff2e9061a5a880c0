/** What other features may use of this one on the server; it also runs in plain Node. */
export { countOverdue, type Overdue } from './count-overdue'
export { anonymise } from './anonymise'
export { eraseAgain } from './erase-again'
export {
  formatTombstones,
  joinTombstones,
  parseTombstones,
  readStoredTombstones,
  readTombstoneFiles,
  tombstoneFile,
  type Tombstones,
} from './tombstones'
