import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStorage } from '@/lib/storage/open-storage'
import { fileFolders } from '@/lib/storage/site-storage'

import { hashFiles } from '../../support/backup-site'
import { bundled } from '../../support/bundled-programs'
import { lastLine, operate, outside } from '../../support/operator'
import { s3ServerMissing, startS3Server } from '../../support/s3-server'
import { startSlowProxy } from '../../support/slow-proxy'

const folders = Object.values(fileFolders)
const server = await startS3Server()
afterAll(() => server?.remove())

let dataDir: string
const files = 60

beforeAll(async () => {
  dataDir = await outside('move')
  for (const folder of folders) await mkdir(path.join(dataDir, folder), { recursive: true })
  for (let index = 0; index < files; index += 1)
    await writeFile(path.join(dataDir, folders[index % 3] ?? '', `${index}.webp`), randomBytes(20_000))
  await writeFile(path.join(dataDir, 'private/erased-addresses.txt'), 'stays')
})

const sourceHashes = async () => {
  const { 'private/erased-addresses.txt': _, ...hashes } = await hashFiles(dataDir)
  return hashes
}

test(server ? 'a move to a bucket is killed, resumed, and compared' : s3ServerMissing, async () => {
  if (!server) {
    console.warn(s3ServerMissing)
    return expect(process.env.REQUIRE_S3).toBeUndefined()
  }
  await server.makeBucket('moved')
  const bucket = server.folderOf('moved')
  const proxy = await startSlowProxy(server.settings.endpoint)
  const variables = {
    S3_ENDPOINT: proxy.origin,
    S3_ACCESS_KEY_ID: server.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.settings.secretAccessKey,
  }
  const move = (...args: string[]) => operate('storage:move', args, variables)
  const count = async () => (await readdir(bucket, { recursive: true }).catch(() => [])).length

  proxy.delayMs = 100
  const child = spawn(process.execPath, [...(await bundled('storage:move')), dataDir, 's3://moved/site'], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await expect.poll(count, { timeout: 30_000, interval: 20 }).toBeGreaterThan(15)
  child.kill('SIGKILL')
  await ended
  proxy.delayMs = 0
  expect(await count()).toBeLessThan(files)

  expect(lastLine(await move(dataDir, 's3://moved/site'))).toMatch(
    /^60 files: \d\d copied, \d\d? were there; compared by hash\.$/,
  )
  expect(await hashFiles(path.join(bucket, 'site'))).toEqual(await sourceHashes())

  // Damage in the bucket is found, whatever its size is.
  const storage = await openStorage('s3://moved/site', { ...server.settings })
  await storage.put('media/6.webp', randomBytes(20_000))
  const again = await move(dataDir, 's3://moved/site/')
  expect(again.output).toContain('media/6.webp was replaced in s3://moved/site meanwhile; that one stays')

  // And back, by a site that uses the folder again.
  const back = await outside('back')
  const refused = await move('s3://moved/site', back, '--remove')
  expect(refused).toMatchObject({
    status: 1,
    output: expect.stringContaining('--remove needs an environment'),
  })
  const moved = await operate('storage:move', ['s3://moved/site', back, '--remove'], {
    ...variables,
    DATA_DIR: back,
  })
  expect(lastLine(moved)).toContain('60 copied, 0 were there; compared by hash, and deleted from')
  expect(Object.keys(await hashFiles(back))).toEqual(Object.keys(await sourceHashes()))
  for await (const { key } of storage.list('')) expect(key).toBe('none')
  await rm(back, { recursive: true })
  await proxy.close()
})
