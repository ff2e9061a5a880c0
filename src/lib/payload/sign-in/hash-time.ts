/**
 * @relies payload@3 password-hash: the parameters of hashing passwords; held by hash-time.test.ts; until a refused sign-in
 * always takes as long
 */
import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Payload's parameters for hashing passwords: `payload/dist/auth/strategies/local/generatePasswordSaltHash.js`; a test
 * compares them.
 */
export const hashParameters = { iterations: 600_000, keyLength: 32 } as const

/** Takes as long as checking a password, so that the response time does not reveal whether an account exists. */
export async function spendHashTime(password: string): Promise<void> {
  const { iterations, keyLength } = hashParameters
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), iterations, keyLength, 'sha256')
}
