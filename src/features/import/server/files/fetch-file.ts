import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { maxFileBytes } from '@/features/media/model/file-limits'
import { env } from '@/lib/env'
import { download, DownloadError, type FileVersion, type IsAllowed } from '@/lib/http/download'
import { isPublicIp } from '@/lib/http/public-ip'

import { isPackedAddress } from '../../model/packed-files'
import { FileError, type FetchedFile } from './file-error'
import { readPackedFile } from './packed-folder'

const timeoutMs = 60_000
/** When a server says that it has too much to do, and not for how long. */
const defaultPauseMs = 60_000
/** A host with so many broken connections one after the other is not asked for a while. */
const maxFailures = 3
const failurePauseMs = 10 * 60_000

function toFileError(error: unknown): FileError {
  if (!(error instanceof DownloadError)) return new FileError('unreachable', true)
  if (error.kind === 'size') return new FileError('tooLarge', false)
  if (error.kind === 'address') return new FileError('notPublic', false)
  const { status = 0 } = error.answer
  return new FileError(status >= 400 && status < 500 && status !== 429 ? 'notFound' : 'unreachable', true)
}

export interface FileFetcher {
  /**
   * @param known what is asked whether it has changed, with the hash of what is stored
   * @returns null when it has not
   * @throws FileError
   */
  fetch: (url: string, known?: FileVersion & { contentHash?: string }) => Promise<FetchedFile | null>
  /** The latest moment until which a server asked to wait, in milliseconds; 0 when none did. */
  pausedUntil: () => number
}

/** Fetches files one at a time from public addresses, and asks no server that has said when to come back. */
export function makeFileFetcher(isAllowed: IsAllowed = isPublicIp): FileFetcher {
  const pauses = new Map<string, number>()
  const failures = new Map<string, number>()

  async function fetchInto(file: string, url: string, known?: FileVersion): Promise<FileVersion | null> {
    const { host } = new URL(url)
    if ((pauses.get(host) ?? 0) > Date.now()) throw new FileError('unreachable', true, true)
    try {
      const version = await download(url, file, { maxBytes: maxFileBytes, timeoutMs, known }, isAllowed)
      failures.delete(host)
      return version
    } catch (error) {
      const failed = error instanceof DownloadError ? 0 : (failures.get(host) ?? 0) + 1
      failures.set(host, failed)
      if (failed >= maxFailures) pauses.set(host, Date.now() + failurePauseMs)
      const { status, retryAfterMs } = error instanceof DownloadError ? error.answer : {}
      if (status === 429 || (status === 503 && retryAfterMs !== undefined))
        pauses.set(host, Date.now() + (retryAfterMs ?? defaultPauseMs))
      throw toFileError(error)
    }
  }

  return {
    pausedUntil: () => Math.max(0, ...pauses.values()),
    fetch: async (url, known) => {
      if (isPackedAddress(url)) return readPackedFile(url, known?.contentHash)
      const folder = path.join(env.privateDir, 'imports')
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `file-${randomUUID()}`)
      try {
        const version = await fetchInto(file, url, known)
        return version && { content: await readFile(file), version }
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}
