import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { download, DownloadError, type IsAllowed } from '@/lib/http/download'
import { errorCode } from '@/lib/values/format-error'

import { ImportError } from '../import-error'

/** A page of a list is far below. */
const maxPageBytes = 32 * 1024 * 1024
const timeoutMs = 60_000
/** Pauses before another try, when the server says nothing else. */
const pausesMs = [500, 2000, 8000, 30_000]
/** A run does not wait longer for a server that asks for time. */
const maxPauseMs = 5 * 60_000

export interface ApiCall {
  /** What is called, for messages: URLs may contain a password. */
  name: string
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON, with POST when `method` is left out; without a body the call is a GET. */
  body?: unknown
  method?: 'POST' | 'PUT'
}

/** @throws ImportError when it is not answered with JSON after several tries */
export type CallApi = (call: ApiCall) => Promise<unknown>

/** The server refuses the account. */
export class ApiSignInError extends ImportError {}

/** What was asked for is not there. */
export class ApiNotFoundError extends ImportError {}

const isTemporary = (error: unknown): boolean => {
  if (!(error instanceof DownloadError)) return true
  const { status = 0 } = error.answer
  return error.kind === 'status' && (status === 408 || status === 429 || status >= 500)
}

function toImportError(name: string, error: unknown): ImportError {
  const status = error instanceof DownloadError ? error.answer.status : undefined
  if (status === 401 || status === 403)
    return new ApiSignInError(`${name}: the server refuses the account (${status})`)
  if (status === 404 || status === 410) return new ApiNotFoundError(`${name}: not found (${status})`)
  // Messages of Node may repeat the address.
  return new ImportError(`${name}: ${error instanceof DownloadError ? error.message : errorCode(error)}`)
}

async function readJson(file: string, name: string): Promise<unknown> {
  try {
    const text = await readFile(file, 'utf8')
    return text === '' ? null : JSON.parse(text)
  } catch {
    throw new ImportError(`${name}: the answer is not JSON`)
  }
}

/**
 * Calls an API through public addresses only, without following redirects, which could carry the account elsewhere.
 *
 * @param scratch path under which answers are kept for a moment
 */
export function makeCallApi(scratch: string, isAllowed: IsAllowed): CallApi {
  async function attempt(call: ApiCall, tries: number): Promise<unknown> {
    const { name, url, headers, body, method } = call
    const file = `${scratch}.${randomUUID()}`
    try {
      const limits = { maxBytes: maxPageBytes, timeoutMs }
      await download(url.href, file, { ...limits, headers, body, method, refusesRedirects: true }, isAllowed)
      return await readJson(file, name)
    } catch (error) {
      if (error instanceof ImportError) throw error
      const usual = pausesMs[tries]
      const asked = error instanceof DownloadError ? error.answer.retryAfterMs : undefined
      if (usual === undefined || !isTemporary(error) || (asked ?? 0) > maxPauseMs)
        throw toImportError(name, error)
      await pause(asked ?? usual)
    } finally {
      await rm(file, { force: true })
    }
    return attempt(call, tries + 1)
  }
  return (call) => attempt(call, 0)
}
