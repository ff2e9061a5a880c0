import { hostname } from 'node:os'

import { expect, test } from 'vitest'

import { folderStorage } from '@/lib/storage/folder-storage'

import { backUp, makeSmallSite, newTarget, openTarget, silent } from '../../support/backup-site'

test('of two backups at once one is refused, and leaves no trace', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  const attempts: Promise<unknown>[] = []
  const say = (line: string) => {
    if (line === 'database') attempts.push(backUp(site, folder).catch((error: unknown) => error))
  }
  await backUp(site, folder, { progress: { ...silent, say } })
  const [error] = await Promise.all(attempts)
  expect(error).toMatchObject({
    reason: 'running',
    message: expect.stringContaining(`process ${process.pid}`),
  })
  const keys: string[] = []
  for await (const object of folderStorage(folder).list('running/')) keys.push(object.key)
  expect(keys).toEqual([])
  await backUp(site, folder)
})

test.each<[string, object, boolean]>([
  [
    'a process of this machine that has ended',
    { host: hostname(), pid: 2 ** 22 + 1, renewedAt: new Date() },
    false,
  ],
  ['another machine, seconds ago', { host: 'other', pid: 1, renewedAt: new Date() }, true],
  [
    'another machine, long ago',
    { host: 'other', pid: 1, renewedAt: new Date(Date.now() - 11 * 60_000) },
    false,
  ],
  ['nothing readable', { renewedAt: 5 }, false],
])('the mark of %s', async (_, mark, isRefused) => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  await openTarget(folder)
  await folderStorage(folder).put('running/a.json', Buffer.from(JSON.stringify(mark)))
  const result: unknown = await backUp(site, folder).catch((error: unknown) => error)
  expect(result).toMatchObject(isRefused ? { reason: 'running' } : { files: 0 })
})
