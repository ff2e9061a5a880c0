import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import { isSameDigest } from '@/lib/values/digest'

import { hashParameters } from './hash-time'

/** What Payload stores of a password. */
export interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

const prefix = 'pbkdf2-sha256-v1:'

/** Whether a password is the one of an account. Older hashes are replaced at the first log-in and do not match here. */
export async function isPasswordOf({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  if (!salt || !hash?.startsWith(prefix)) return false
  const { iterations, keyLength } = hashParameters
  const given = await promisify(pbkdf2)(password, salt, iterations, keyLength, 'sha256')
  return isSameDigest(given, Buffer.from(hash.slice(prefix.length), 'hex'))
}
