import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { sha256 } from '@/lib/values/digest'

import { makeBackupKey, openCipher } from './backup-cipher'

const key = 'AGE-SECRET-KEY-16KY3W32K4E8TCRARJ2X8XL7PKSLRRZR9FPHAXPK4PZ762WMHS6MS0N9WQH'
const text = Buffer.from('A part of a backup')

test('without a key parts are stored as they are, under their hash', async () => {
  const cipher = await openCipher(undefined)
  expect(cipher).toMatchObject({ keyId: null, suffix: '' })
  expect(await cipher.encrypt(text)).toBe(text)
  expect(cipher.nameOf(text)).toBe(sha256(text))
  expect(cipher.storedBytes(12)).toBe(12)
})

test('what a key identifies and names stays the same for ever: stored backups depend on it', async () => {
  const cipher = await openCipher(key)
  expect(cipher.keyId).toBe('d67f8948c5772292')
  expect(cipher.nameOf(text)).toBe('763672e4573501669c1dde0271fc4616188d634ff5132c864760f8dceb71d982')
  expect(key.toLowerCase()).not.toContain(cipher.keyId ?? '')
})

test('another key has another id, other names, and cannot read', async () => {
  const [one, other] = [await openCipher(key), await openCipher(await makeBackupKey())]
  expect(other?.keyId).not.toBe(one?.keyId)
  expect(other?.nameOf(text)).not.toBe(one?.nameOf(text))
  await expect(other?.decrypt((await one?.encrypt(text)) ?? text)).rejects.toThrow()
})

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  '%s bytes come back, and their size is known',
  async (bytes) => {
    const cipher = await openCipher(key)
    const content = randomBytes(bytes)
    const stored = await cipher.encrypt(content)
    expect(stored.length).toBe(cipher.storedBytes(bytes))
    expect(Buffer.from(stored).includes(content) && bytes > 1).toBe(false)
    expect(content.equals(await cipher.decrypt(stored))).toBe(true)
  },
)

test('a changed, cut or foreign content is refused', async () => {
  const cipher = await openCipher(key)
  const stored = Buffer.from(await cipher.encrypt(randomBytes(100_000)))
  const changed = Buffer.from(stored)
  changed[50_000] = (changed[50_000] ?? 0) ^ 1
  for (const wrong of [changed, stored.subarray(0, 70_000), stored.subarray(0, 10), Buffer.from('foreign')])
    await expect(cipher.decrypt(wrong)).rejects.toThrow()
})

test('a typing error in a key is found, and the key is not repeated', async () => {
  const wrong = key.replace('16KY3', '16KY4')
  const error: unknown = await openCipher(wrong).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    message: 'The key has a typing error: its checksum is wrong',
    reason: 'BACKUP_KEY',
  })
})
