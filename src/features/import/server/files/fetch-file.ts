import { maxFileBytes as maxBytes } from '@/features/media/model/file-limits'
import {
  HttpError,
  isSuccess,
  retryAfterMs,
  sendRequest,
  type HttpAnswer,
  type IsAllowed,
} from '@/lib/http/http-client'

import { isPackedUrl } from '../../model/packed-files'
import { FileError, type FetchedFile, type FileVersion } from './file-error'
import { readPackedFile } from './packed-folder'

const timeoutMs = 60_000
/** When a server says that it has too much to do, and not for how long. */
const defaultPauseMs = 60_000
/** A host with so many broken connections one after the other gets no request for a while. */
const maxFailures = 3
const failurePauseMs = 10 * 60_000

const isBusy = ({ status, headers }: HttpAnswer): boolean =>
  status === 429 || (status === 503 && retryAfterMs(headers) !== undefined)

/** @returns null when the file has not changed */
function readFile(answer: HttpAnswer): FetchedFile | null {
  const { status, headers, content } = answer
  if (status === 304) return null
  if (!isSuccess(status)) {
    const isGone = status >= 400 && status < 500 && status !== 429
    throw new FileError(isGone ? 'notFound' : 'unreachable', true)
  }
  const { etag, 'last-modified': modified } = headers
  return { content, version: { ...(etag && { etag }), ...(modified && { modified }) } }
}

/** What a server is asked when a version of the file is known. */
const conditionsOf = ({ etag, modified }: FileVersion = {}): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(modified && { 'if-modified-since': modified }),
})

export interface FileFetcher {
  /**
   * @param version what is asked whether it has changed, with the hash of what is stored
   * @returns null when it has not
   * @throws FileError
   */
  fetch: (url: string, version?: FileVersion & { contentHash?: string }) => Promise<FetchedFile | null>
  /** The latest moment until which a server asked to wait, in milliseconds; 0 when none did. */
  pausedUntil: () => number
}

/** Fetches files one at a time from public addresses, and asks no server that has said when to come back. */
export function makeFileFetcher(isAllowed?: IsAllowed): FileFetcher {
  const pauses = new Map<string, number>()
  const failures = new Map<string, number>()

  function noteFailure(host: string): void {
    const failed = (failures.get(host) ?? 0) + 1
    failures.set(host, failed)
    if (failed >= maxFailures) pauses.set(host, Date.now() + failurePauseMs)
  }

  async function ask(url: string, version?: FileVersion): Promise<HttpAnswer> {
    const { host } = new URL(url)
    if ((pauses.get(host) ?? 0) > Date.now()) throw new FileError('unreachable', true, true)
    try {
      const request = { url, maxBytes, timeoutMs, followsRedirects: true, isAllowed }
      const answer = await sendRequest({ ...request, headers: conditionsOf(version) })
      failures.delete(host)
      if (isBusy(answer)) pauses.set(host, Date.now() + (retryAfterMs(answer.headers) ?? defaultPauseMs))
      return answer
    } catch (error) {
      if (!(error instanceof HttpError)) {
        noteFailure(host)
        throw new FileError('unreachable', true)
      }
      failures.delete(host)
      throw new FileError(error.kind === 'size' ? 'tooLarge' : 'notPublic', false)
    }
  }

  return {
    pausedUntil: () => Math.max(0, ...pauses.values()),
    fetch: async (url, version) =>
      isPackedUrl(url) ? readPackedFile(url, version?.contentHash) : readFile(await ask(url, version)),
  }
}
