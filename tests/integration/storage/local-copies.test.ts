import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, expect, test } from 'vitest'

import { env } from '@/lib/env'
import { LocalCopies } from '@/lib/storage/local-copies'
import { s3Storage, type S3Storage } from '@/lib/storage/s3-storage'

import { s3ServerMissing, startS3Server } from '../../support/s3-server'

const server = await startS3Server()
afterAll(() => server?.remove())

/** Counts what is asked of the service. */
function counted(storage: S3Storage) {
  const etags: (string | null)[] = []
  const getChanged: S3Storage['getChanged'] = (key, etag, signal) => {
    etags.push(etag ? 'changed?' : 'all')
    return storage.getChanged(key, etag, signal)
  }
  return { etags, origin: { location: storage.location, getChanged } }
}

async function setUp(maxBytes = 1_000_000) {
  const storage = s3Storage('s3://copies', server?.settings ?? { region: '' })
  const folder = await mkdtemp(path.join(env.dataDir, 'copies-'))
  const { etags, origin } = counted(storage)
  const open = (copies: LocalCopies) => async (key: string, asOf: number) => {
    const copy = await copies.open(key, asOf)
    return copy && { content: String(await buffer(await copy.read())), isCurrent: copy.isCurrent }
  }
  return {
    storage,
    folder,
    etags,
    read: open(new LocalCopies(origin, folder, maxBytes)),
    /** As after a restart. */
    readAgain: open(new LocalCopies(origin, folder, maxBytes)),
  }
}

if (server) {
  await server.makeBucket('copies')

  test('many who ask at once cost one request, and a copy serves until it is too old', async () => {
    const { storage, etags, read } = await setUp()
    await storage.put('one', Buffer.from('first'))
    const begun = Date.now()
    const all = await Promise.all(Array.from({ length: 20 }, () => read('one', begun)))
    expect(all).toEqual(all.map(() => ({ content: 'first', isCurrent: true })))
    expect(etags).toEqual(['all'])
    await storage.put('one', Buffer.from('second'))
    expect(await read('one', begun)).toEqual({ content: 'first', isCurrent: true })
    expect(await read('one', Date.now())).toEqual({ content: 'second', isCurrent: true })
    await Promise.all([read('one', Date.now()), read('one', Date.now())])
    expect(etags.slice(0, 3)).toEqual(['all', 'changed?', 'changed?'])
    await storage.remove(['one'])
    expect(await read('one', Date.now())).toBeNull()
  })

  test('the copies are found after a restart; a replaced one leaves no file', async () => {
    const { storage, folder, etags, read, readAgain } = await setUp()
    await storage.put('media/one', Buffer.from('first'))
    await read('media/one', 0)
    expect(await readAgain('media/one', 0)).toEqual({ content: 'first', isCurrent: true })
    expect(etags).toEqual(['all'])
    await storage.put('media/one', Buffer.from('second'))
    expect((await readAgain('media/one', Date.now()))?.content).toBe('second')
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    // Another process deleted the file.
    for (const name of await readdir(folder)) await rm(path.join(folder, name))
    expect((await read('media/one', 0))?.content).toBe('second')
    expect((await readAgain('media/one', 0))?.content).toBe('second')
  })

  test('they never exceed their size; the least recently used go', async () => {
    const { storage, folder, etags, read } = await setUp(100_000)
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await storage.put(name, randomBytes(30_000))
    await storage.put('large', randomBytes(200_000))
    for (const name of names) {
      await read(name, 0)
      await read('a', 0)
    }
    expect((await read('large', 0))?.isCurrent).toBe(true)
    await expect.poll(() => readdir(folder)).toHaveLength(3)
    expect((await readdir(folder)).map((name) => name[0]).toSorted()).toEqual(['a', 'd', 'e'])
    expect(etags).toHaveLength(6)
  })
} else {
  console.warn(s3ServerMissing)
  test(s3ServerMissing, () => {
    expect(process.env.REQUIRE_S3).toBeUndefined()
  })
}
