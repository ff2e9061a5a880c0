import { rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { folderStorage } from '@/lib/storage/folder-storage'
import { moveObjects } from '@/lib/storage/move-objects'
import { openStorage } from '@/lib/storage/open-storage'
import { s3Storage } from '@/lib/storage/s3-storage'
import { copiesFolder, fileFolders } from '@/lib/storage/site-storage'
import { inChunks } from '@/lib/values/lists'

import type { Progress } from './progress'

/** Files of a restored site that wait in a bucket for their place. */
export interface RestoredObjects {
  /** `s3://bucket/path` of the site's files. */
  location: string
  /** The keys of all files of the restored site. */
  keys: string[]
}

/** Where they wait. */
const waitingFolder = 'restored/'
const folders = Object.values(fileFolders)
/** Objects copied at once. */
const atOnce = 8

/**
 * Sends the files of a restored site into the bucket, beside those that it replaces, and deletes them here.
 *
 * @param dataDir data folder of the restored site
 */
export async function sendObjects(
  dataDir: string,
  location: string,
  progress: Progress,
): Promise<RestoredObjects> {
  const from = folderStorage(dataDir)
  const keys: string[] = []
  for (const folder of folders) for await (const { key } of from.list(folder)) keys.push(key)
  const to = await openStorage(`${location}/${waitingFolder}`, env.s3)
  // What a killed restore has left.
  for await (const { key } of to.list('')) await to.remove([key])
  await moveObjects({ from, to }, folders, { progress })
  for (const folder of folders) await rm(path.join(dataDir, folder), { recursive: true, force: true })
  return { location, keys }
}

/** Puts them in place, and deletes the files that the restored site does not have. May be repeated. */
export async function placeObjects({ location, keys }: RestoredObjects, dataDir: string): Promise<void> {
  const storage = s3Storage(location, env.s3)
  const waiting: string[] = []
  for await (const { key } of storage.list(waitingFolder)) waiting.push(key)
  for (const some of inChunks(waiting, atOnce))
    await Promise.all(some.map((key) => storage.copy(key, key.slice(waitingFolder.length))))
  const expectedKeys = new Set(keys)
  for (const folder of folders)
    for await (const { key } of storage.list(folder)) if (!expectedKeys.has(key)) await storage.remove([key])
  await storage.remove(waiting)
  await rm(copiesFolder(dataDir), { recursive: true, force: true })
}
