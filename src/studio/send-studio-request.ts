import { isSessionEnd } from '@/lib/payload/sign-in/session-end'
import { tabHeader } from '@/lib/payload/tab-header'
import { isRecord } from '@/lib/values/read-value'

import { studioSession } from './session/session-store'
import { tabName } from './tab-name'

export type Query = Record<string, string> | URLSearchParams

export interface RequestOptions {
  /** Default: GET without a body, POST with one. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: object
  query?: Query
}

export interface UploadOptions {
  file: File
  /** Fields of the document created for the file; when they are left out, the body is the file alone. */
  fields?: Record<string, unknown>
  query?: Query
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** `message` is the server's own reason in the editor's language; null when it gave none or was not reached. */
export type StudioAnswer<Data> =
  | { isOk: true; data: Data }
  | { isOk: false; data: unknown; message: string | null }

interface ErrorBody {
  message?: unknown
  errors?: { message?: unknown; data?: { errors?: { message?: unknown }[] } }[]
}

const unreachable = { isOk: false, data: null, message: null } as const

/** The most exact reason in an error: of the field, of the operation, or of one of our own endpoints. */
function errorMessage(body: unknown): string | null {
  const { errors, message } = (isRecord(body) ? body : {}) as ErrorBody
  const [first] = Array.isArray(errors) ? errors : []
  const messages = [first?.data?.errors?.[0]?.message, first?.message, message]
  return messages.find((each): each is string => typeof each === 'string' && each !== '') ?? null
}

function toAnswer<Data>(status: number, body: unknown): StudioAnswer<Data> {
  // Our server responds with this shape; a proxy in between may respond with anything else.
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null)
    return { isOk: true, data: body as Data }
  if (status === 401 && isSessionEnd(body)) studioSession.noticeEnd()
  return { isOk: false, data: body, message: errorMessage(body) }
}

/** The site redirects URLs without a trailing slash, and a redirect loses the body. */
function studioUrl(api: string, path: string, query?: Query): string {
  const search = String(new URLSearchParams(query))
  return `${api}/${path}/${search && `?${search}`}`
}

/**
 * Sends one request to Payload's REST API or to one of our endpoints; never throws. Components use
 * `useStudioRequest` or `useStudioData`. Reports a session that has ended (`useSession`).
 *
 * @param api base path of the API, such as `/api`
 * @param path path below it, without slashes around it
 * @param options `language`: of messages; Payload prefers the language chosen in the account
 */
export async function sendStudioRequest<Data>(
  api: string,
  path: string,
  options: RequestOptions & { language?: string; signal?: AbortSignal } = {},
): Promise<StudioAnswer<Data>> {
  const { body, query, language, signal, method = body ? 'POST' : 'GET' } = options
  const tab = tabName()
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(language && { 'Accept-Language': language }),
    ...(tab !== '' && { [tabHeader]: tab }),
  }
  const init: RequestInit = { method, headers, credentials: 'include', signal: signal ?? null }
  if (body) init.body = JSON.stringify(body)
  try {
    const response = await fetch(studioUrl(api, path, query), init)
    return toAnswer<Data>(response.status, await response.json().catch(() => null))
  } catch {
    return unreachable
  }
}

const saveTimeoutMs = 60_000

interface FormOptions {
  body: FormData
  query: Query
  language: string
  /** The request outlives the page; browsers refuse that for bodies above 64 KiB. */
  keepalive: boolean
}

/**
 * Sends the values of a form of Payload as it does itself; never throws.
 *
 * @returns null when the server was not reached; `body` is null unless it is JSON
 */
export async function sendStudioForm(
  api: string,
  path: string,
  { body, query, language, keepalive }: FormOptions,
): Promise<{ status: number; body: unknown } | null> {
  const headers = { 'Accept-Language': language }
  const init: RequestInit = { method: 'PATCH', body, headers, keepalive, credentials: 'include' }
  // A connection that is lost without a word would hold up all later saves.
  if (!keepalive) init.signal = AbortSignal.timeout(saveTimeoutMs)
  try {
    const response = await fetch(studioUrl(api, path, query), init)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return null
  }
}

function withFields(file: File, fields: Record<string, unknown>): FormData {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify(fields))
  return form
}

/** Uploads a file as Payload expects it; XMLHttpRequest reports the progress, `fetch` does not. */
export function uploadStudioFile<Data>(
  api: string,
  path: string,
  { file, fields, query, onProgress, language }: UploadOptions & { language: string },
): Promise<StudioAnswer<Data>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', studioUrl(api, path, query))
    request.responseType = 'json'
    request.setRequestHeader('Accept-Language', language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toAnswer<Data>(request.status, request.response))
    request.onerror = () => resolve(unreachable)
    if (fields === undefined) request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.send(fields === undefined ? file : withFields(file, fields))
  })
}
