import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { beforeAll, expect, test } from 'vitest'

import { tryStorage } from '@/lib/storage/open-storage'
import type { ByteRange, ObjectStorage, OpenObject } from '@/lib/storage/object-storage'

async function keysIn(storage: ObjectStorage, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.toSorted()
}

/** What every storage does, a folder or a bucket. */
export function storageContract(name: string, make: () => Promise<ObjectStorage>): void {
  let storage: ObjectStorage
  beforeAll(async () => {
    storage = await make()
  })

  test(`${name}: an object comes back as it was stored, also an empty one, and the last one counts`, async () => {
    const content = randomBytes(3_000_000)
    await storage.put('a/first', content)
    await storage.put('a/empty', new Uint8Array())
    // Vitest takes a minute to compare large buffers.
    expect(content.equals((await storage.get('a/first')) ?? Buffer.alloc(0))).toBe(true)
    expect(await storage.get('a/empty')).toEqual(Buffer.alloc(0))
    await storage.put('a/first', Buffer.from('second'))
    expect(String(await storage.get('a/first'))).toBe('second')
    expect(await storage.get('a/none')).toBeNull()
    expect(await storage.get('a/first/none')).toBeNull()
  })

  test(`${name}: a list has the keys below a folder with their sizes, more than one page of them`, async () => {
    const names = Array.from({ length: 1050 }, (_, index) => `many/${String(index).padStart(4, '0')}`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((key) => storage.put(key, Buffer.from('four'))))
    await storage.put('many-others/one', Buffer.from('x'))
    expect(await keysIn(storage, 'many/')).toEqual(names)
    for await (const { bytes } of storage.list('many/')) expect(bytes).toBe(4)
    expect(await keysIn(storage, '')).toEqual(expect.arrayContaining(['many-others/one', 'many/0000']))
    expect(await keysIn(storage, 'nothing/')).toEqual([])
  })

  test(`${name}: what is removed is gone; removing it again is no error`, async () => {
    await storage.put('b/one', Buffer.from('1'))
    await storage.put('b/two', Buffer.from('2'))
    await storage.remove(['b/one', 'b/one', 'b/none'])
    expect(await keysIn(storage, 'b/')).toEqual(['b/two'])
  })

  test(`${name}: an object is opened as a whole or in part`, async () => {
    const content = randomBytes(200_000)
    const before = Date.now()
    await storage.put('open/one', content)
    const file = await storage.open('open/one')
    expect(file?.bytes).toBe(200_000)
    // S3 knows seconds.
    expect(Math.abs((file?.modifiedAt ?? 0) - before)).toBeLessThan(5000)
    const read = async (opened: OpenObject | null, range?: ByteRange) =>
      opened ? buffer(await opened.read(range)) : Buffer.alloc(0)
    expect(content.equals(await read(file))).toBe(true)
    const part = await read(await storage.open('open/one'), { start: 10, end: 99_999 })
    expect(content.subarray(10, 100_000).equals(part)).toBe(true)
    await (await storage.open('open/one'))?.close()
    expect(await storage.open('open/none')).toBeNull()
    expect(await storage.open('open')).toBeNull()
  })

  test(`${name}: objects are replaced together, and nothing is left beside them`, async () => {
    await storage.put('together/one', Buffer.from('old'))
    const objects = ['one', 'two', 'three'].map((key) => ({
      key: `together/${key}`,
      content: Buffer.from(`new ${key}`),
    }))
    await storage.replace(objects)
    for (const { key, content } of objects) expect(await storage.get(key)).toEqual(content)
    expect(await keysIn(storage, 'together/')).toEqual(['together/one', 'together/three', 'together/two'])
  })

  test(`${name}: when one cannot be written, the old objects stay, all of them`, async () => {
    await storage.put('kept/one', Buffer.from('old'))
    const attempt = storage.replace([
      { key: 'kept/one', content: Buffer.from('new') },
      // The server of the tests keeps objects as files: no object is below another.
      { key: 'kept/one/below', content: Buffer.from('new') },
    ])
    await expect(attempt).rejects.toThrow()
    expect(String(await storage.get('kept/one'))).toBe('old')
    expect(await keysIn(storage, 'kept/')).toEqual(['kept/one'])
  })

  test(`${name}: a trial leaves nothing`, async () => {
    await tryStorage(storage)
    expect(await keysIn(storage, 'trial/')).toEqual([])
  })
}
