import { createHmac, hkdfSync } from 'node:crypto'

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

import { sha256 } from '@/lib/values/digest'

import { BackupError } from './backup-error'

/** How the parts of a backup are written: as they are, or as files of the format age (age-encryption.org/v1). */
export interface BackupCipher {
  /** Identifies the key without telling it; null without encryption. */
  readonly keyId: string | null
  /** End of the names of encrypted objects. */
  readonly suffix: '' | '.age'
  /** Name of a part: its SHA-256, and with encryption a keyed hash of it, which does not tell what files there are. */
  nameOf: (content: Uint8Array) => string
  /** Size of a part once it is written, in bytes. */
  storedBytes: (bytes: number) => number
  encrypt: (content: Uint8Array) => Promise<Uint8Array>
  /** @throws when the content was changed, is cut off, or was encrypted with another key */
  decrypt: (content: Uint8Array) => Promise<Uint8Array>
}

const unencrypted: BackupCipher = {
  keyId: null,
  suffix: '',
  nameOf: sha256,
  storedBytes: (bytes) => bytes,
  encrypt: async (content) => content,
  decrypt: async (content) => content,
}

/** Keys for other purposes than encryption, which tell nothing about the identity. */
const derive = (identity: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', identity, '', `perron:backup:${purpose}`, bytes))

/** age encrypts pieces of this size and adds 16 bytes to each. */
const pieceBytes = 64 * 1024
const tagBytes = 16

/** A new value for BACKUP_KEY. */
export const makeBackupKey = (): Promise<string> => generateX25519Identity()

/**
 * @param key value of BACKUP_KEY; without one nothing is encrypted
 * @throws BackupError when the key has a typing error
 */
export async function openCipher(key: string | undefined): Promise<BackupCipher> {
  if (!key) return unencrypted
  const encrypter = new Encrypter()
  const decrypter = new Decrypter()
  try {
    encrypter.addRecipient(await identityToRecipient(key))
    decrypter.addIdentity(key)
  } catch {
    throw new BackupError('The key has a typing error: its checksum is wrong', 'BACKUP_KEY')
  }
  const nameKey = derive(key, 'names', 32)
  const { length: emptyBytes } = await encrypter.encrypt(new Uint8Array())
  return {
    keyId: derive(key, 'key-id', 8).toString('hex'),
    suffix: '.age',
    nameOf: (content) => createHmac('sha256', nameKey).update(sha256(content)).digest('hex'),
    storedBytes: (bytes) => emptyBytes + bytes + tagBytes * (Math.max(1, Math.ceil(bytes / pieceBytes)) - 1),
    encrypt: (content) => encrypter.encrypt(content),
    decrypt: (content) => decrypter.decrypt(content),
  }
}
