/** Codes of SQLite: locked, disk full, disk failing, file gone or read-only. */
const sqlitePattern = /^SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY)/
/** Names of the errors of MongoDB's driver: server gone, no primary. */
const mongoPattern = /^Mongo(?:Network|ServerSelection|NotConnected|TopologyClosed|PoolCleared)/

const causeOf = (error: Error): unknown => error.cause

/** Seconds after which a request that met an unavailable database may be repeated. */
export const retryAfterSeconds = 5

/**
 * Whether a request failed because the database cannot be written now, and not because of the request; also when that is
 * the cause of the error. The answer is then 503, and a repetition makes sense.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = causeOf(each)) {
    if ('code' in each && sqlitePattern.test(String(each.code))) return true
    if (mongoPattern.test(each.name)) return true
  }
  return false
}
