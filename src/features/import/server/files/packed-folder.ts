import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { sha256 } from '@/lib/values/digest'
import { errorCode } from '@/lib/values/format-error'

import { isPackedUrl, packedHash } from '../../model/packed-files'
import { urlOf, type FeedFiles } from '../../model/feed-files'
import type { FeedPackage } from '../feed-package'
import { FileError, type FetchedFile } from './file-error'

/** Files that came with a feed, by the hash of their content, until they are stored. */
export const packedFolderName = 'packed'

/** Longer than all tries to store a file. */
const retentionMs = 30 * 24 * 60 * 60_000

const folderOf = (): string => path.join(env.privateDir, 'imports', packedFolderName)

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Keeps the packed files that rows name, before the rows are applied. */
export async function storePackedFiles(feed: FeedPackage, named: Iterable<FeedFiles>): Promise<void> {
  const entries = [...named].flatMap((files) => Object.values(files).flatMap((list) => [...(list ?? [])]))
  const hashes = new Set(entries.map(urlOf).filter(isPackedUrl).map(packedHash).filter(isHash))
  if (hashes.size === 0) return
  await feed.flush()
  await mkdir(folderOf(), { recursive: true })
  for (const hash of hashes) {
    const target = path.join(folderOf(), hash)
    try {
      await copyFile(path.join(feed.folder, hash), `${target}.part`)
      await rename(`${target}.part`, target)
      await utimes(target, new Date(), new Date())
    } catch (error) {
      await rm(`${target}.part`, { force: true })
      // The archive does not have it; the property says so when its files are stored.
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}

/**
 * Reads a file that came with a feed.
 *
 * @param knownHash of the content that is stored already
 * @returns null when it is the same
 * @throws FileError when it is not there any more, or was too large
 */
export async function readPackedFile(packedUrl: string, knownHash?: string): Promise<FetchedFile | null> {
  const hash = packedHash(packedUrl)
  if (hash === knownHash) return null
  if (!isHash(hash)) throw new FileError('tooLarge', false)
  try {
    const content = await readFile(path.join(folderOf(), hash))
    if (sha256(content) !== hash) throw new FileError('notFound', false)
    return { content, version: {} }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new FileError('notFound', false)
    throw error
  }
}

/** Deletes packed files older than 30 days. */
export async function removeOldPacked(now: Date): Promise<void> {
  for (const name of await readdir(folderOf()).catch(() => [])) {
    const file = path.join(folderOf(), name)
    const fileFacts = await stat(file).catch(() => null)
    if (fileFacts && now.getTime() - fileFacts.mtimeMs > retentionMs) await rm(file, { force: true })
  }
}
