import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Hash = typeof crypto.pbkdf2

/** The function itself, where it was replaced already: test files of one process run this file one after the other. */
const key = Symbol.for('perron.pbkdf2')
const original: Hash = (crypto.pbkdf2 as Hash & { [key]?: Hash })[key] ?? crypto.pbkdf2

const divisor = 1000

const quick: Hash = (password, salt, iterations, keyLength, digest, callback) =>
  original(password, salt, Math.ceil(iterations / divisor), keyLength, digest, callback)

/**
 * Hashes and compares passwords in a thousandth of the time. Payload takes a tenth of a second of processor time for each,
 * and most test files make half a dozen accounts.
 */
export function hashQuickly(): void {
  Object.assign(crypto, { pbkdf2: Object.assign(quick, { [key]: original }) })
  syncBuiltinESMExports()
}

/** For tests about the time that a log-in takes. */
export function hashAsInProduction(): void {
  Object.assign(crypto, { pbkdf2: original })
  syncBuiltinESMExports()
}

hashQuickly()
