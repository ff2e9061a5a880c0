import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** As Payload hashes passwords: `payload/dist/auth/strategies/local/generatePasswordSaltHash.js`; a test compares. */
const iterations = 600_000
const keyLength = 32

/** Takes as long as checking a password does, so that an unknown account cannot be told by a quick answer. */
export async function spendHashTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), iterations, keyLength, 'sha256')
}
