import { utimes } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { openStorage, tryStorage } from '@/lib/storage/open-storage'

import { storageContract } from '../../contract/storage-contract'
import { s3ServerMissing, startS3Server } from '../../support/s3-server'

const server = await startS3Server()
afterAll(() => server?.remove())

const problemOf = (location: string, settings: Parameters<typeof openStorage>[1]) =>
  openStorage(location, settings)
    .then(tryStorage)
    .catch((error: unknown) => error)

if (server) {
  const { settings, makeBucket } = server
  await makeBucket('bucket')
  describe('a bucket', () => storageContract('bucket', () => openStorage('s3://bucket', settings)))
  describe('a path', () =>
    storageContract('path in a bucket', () => openStorage('s3://bucket/a/path/', settings)))

  test('paths of a bucket are apart', async () => {
    const [one, two] = await Promise.all(
      ['s3://bucket/one', 's3://bucket/one-more'].map((location) => openStorage(location, settings)),
    )
    await two?.put('x', Buffer.from('x'))
    expect(await one?.get('x')).toBeNull()
    for await (const { key } of one?.list('') ?? []) expect(key).toBe('none')
  })

  test('what a killed process left unfinished is not listed, and deleted a day later', async () => {
    const storage = await openStorage('s3://bucket/left', settings)
    const [old, young] = ['.unfinished-old', '.unfinished-young']
    for (const name of [old, young]) await storage.put(name, Buffer.from('half'))
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
    await utimes(path.join(server.folderOf('bucket'), 'left', old), longAgo, longAgo)
    for await (const { key } of storage.list('')) expect(key).toBe('none')
    expect([String(await storage.get(old)), String(await storage.get(young))]).toEqual(['null', 'half'])
  })

  test('a bucket that does not exist, a refused key and a wrong key are told apart', async () => {
    expect(await problemOf('s3://missing', settings)).toMatchObject({
      message: 'The bucket "missing" does not exist',
      variable: 'target',
    })
    for (const wrong of [{ accessKeyId: 'other' }, { secretAccessKey: 'other' }])
      expect(await problemOf('s3://bucket', { ...settings, ...wrong })).toMatchObject({
        message: expect.stringContaining('The key for the bucket "bucket" is refused'),
        variable: 'S3_ACCESS_KEY_ID',
      })
  })

  test('a service that goes away is reported, and used again when it is back', async () => {
    const storage = await openStorage('s3://bucket/away', settings)
    await server.kill()
    await expect(storage.put('x', Buffer.from('x'))).rejects.toMatchObject({
      message: `${settings.endpoint} does not answer (ECONNREFUSED)`,
      variable: 'S3_ENDPOINT',
    })
    await server.start()
    await storage.put('x', Buffer.from('x'))
    expect(String(await storage.get('x'))).toBe('x')
  })
} else {
  console.warn(s3ServerMissing)
  test(s3ServerMissing, () => {
    // `.ci/run` sets it once it has installed the server.
    expect(process.env.REQUIRE_S3).toBeUndefined()
  })
}
