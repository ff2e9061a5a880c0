import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { download, DownloadError } from '@/lib/http/download'
import { errorCode } from '@/lib/values/format-error'

import { ImportError } from './import-error'
import type { ImportSource } from './import-source'
import { unpackFeed } from './unpack-feed'

const maxBytes = 200 * 1024 * 1024
const timeoutMs = 15 * 60_000

async function copyFeed(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => null)
  if (!found?.isFile()) throw new ImportError(`There is no file ${from}`)
  if (found.size > maxBytes) throw new ImportError(`The file has more than ${maxBytes} bytes`)
  await copyFile(from, to)
}

async function downloadFeed(address: string, to: string): Promise<void> {
  try {
    await download(address, to, { maxBytes, timeoutMs })
  } catch (error) {
    // Messages of Node may repeat the address, which may contain a key.
    const reason = error instanceof DownloadError ? error.message : errorCode(error)
    throw new ImportError(`The feed could not be fetched: ${reason}`)
  }
}

/** Longer than any run; the process of such a copy was killed. */
const abandonedMs = 24 * 60 * 60_000

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const copy = path.join(folder, name)
    const found = await stat(copy).catch(() => null)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(copy, { force: true })
  }
}

/**
 * Copies the feed of a source into the private folder, so that both passes over it read the same.
 *
 * @returns the path of the copy; the caller removes it
 * @throws ImportError when it cannot be read
 */
export async function fetchFeed({ location, format }: ImportSource, run: string): Promise<string> {
  const folder = path.join(env.privateDir, 'imports')
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  const copy = path.join(folder, `${run}.json`)
  try {
    if ('file' in location) await copyFeed(location.file, copy)
    else await downloadFeed(location.address, copy)
    await unpackFeed(copy, format.arrangement.kind, maxBytes)
    return copy
  } catch (error) {
    for (const left of [copy, `${copy}.unpacked`]) await rm(left, { force: true })
    throw error
  }
}
