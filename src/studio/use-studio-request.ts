'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { isRecord } from '@/lib/values/read-value'

type Query = Record<string, string> | URLSearchParams

interface RequestOptions {
  /** Default: GET without a body, POST with one. */
  method?: 'GET' | 'POST' | 'PATCH'
  /** Sent as JSON. */
  body?: object
  query?: Query
}

interface UploadOptions {
  file: File
  /** Fields of the document created for the file. */
  fields: Record<string, unknown>
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
  const found = [first?.data?.errors?.[0]?.message, first?.message, message]
  return found.find((each): each is string => typeof each === 'string' && each !== '') ?? null
}

function toAnswer<Data>(status: number, body: unknown): StudioAnswer<Data> {
  // Our server responds with this shape; a proxy in between may respond with anything else.
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null)
    return { isOk: true, data: body as Data }
  return { isOk: false, data: body, message: errorMessage(body) }
}

/** The site redirects URLs without a trailing slash, and a redirect loses the body. */
function studioUrl(api: string, path: string, query?: Query): string {
  const search = String(new URLSearchParams(query))
  return `${api}/${path}/${search && `?${search}`}`
}

/**
 * Sends one request to Payload's REST API or to one of our endpoints; never throws. Components use
 * `useStudioRequest` or `useStudioData`.
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
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(language && { 'Accept-Language': language }),
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

/** Uploads a file as Payload expects it; XMLHttpRequest reports the progress, `fetch` does not. */
export function uploadStudioFile<Data>(
  api: string,
  path: string,
  { file, fields, query, onProgress, language }: UploadOptions & { language: string },
): Promise<StudioAnswer<Data>> {
  return new Promise((resolve) => {
    const form = new FormData()
    form.append('file', file)
    form.append('_payload', JSON.stringify(fields))
    const request = new XMLHttpRequest()
    request.open('POST', studioUrl(api, path, query))
    request.responseType = 'json'
    request.setRequestHeader('Accept-Language', language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toAnswer<Data>(request.status, request.response))
    request.onerror = () => resolve(unreachable)
    request.send(form)
  })
}

function useConnection() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return { api: config.routes.api, language: i18n.language }
}

/**
 * Requests made by an action of the editor. `isBusy` is true while a change is on its way. Reads are aborted when the
 * component goes; changes run to their end, so that leaving a page loses nothing.
 */
export function useStudioRequest() {
  const { api, language } = useConnection()
  const [running, setRunning] = useState(0)
  const reads = useRef(new AbortController())
  useEffect(() => {
    if (reads.current.signal.aborted) reads.current = new AbortController()
    return () => reads.current.abort()
  }, [])

  const request = useCallback(
    async <Data>(path: string, options: RequestOptions = {}): Promise<StudioAnswer<Data>> => {
      const isRead = !options.body && (options.method ?? 'GET') === 'GET'
      if (isRead)
        return sendStudioRequest<Data>(api, path, { ...options, language, signal: reads.current.signal })
      setRunning((count) => count + 1)
      const answer = await sendStudioRequest<Data>(api, path, { ...options, language })
      setRunning((count) => count - 1)
      return answer
    },
    [api, language],
  )
  const upload = useCallback(
    <Data>(path: string, options: UploadOptions) =>
      uploadStudioFile<Data>(api, path, { ...options, language }),
    [api, language],
  )
  return { request, upload, isBusy: running > 0 }
}

interface DataOptions {
  query?: Query
  /** Sent as JSON, for a read that asks for more than a URL holds. */
  body?: object
  /** A change of it reads again. */
  version?: unknown
  /** Milliseconds to wait before reading; a change in between begins the wait anew. */
  pauseMs?: number
}

/**
 * Data a component shows: read when it appears and when path or query change. While it is read again the former data
 * stays, also when that fails.
 *
 * @param path null: nothing is read
 */
export function useStudioData<Data>(path: string | null, options: DataOptions = {}) {
  const { query, body, version, pauseMs = 0 } = options
  const { api, language } = useConnection()
  const [read, setRead] = useState<{ key: string; data: Data | null; hasFailed: boolean } | null>(null)
  const [turn, setTurn] = useState(0)
  const search = String(new URLSearchParams(query))
  const sent = body && JSON.stringify(body)
  const key = `${path}?${search} ${sent}`

  useEffect(() => {
    if (path === null) return undefined
    const stop = new AbortController()
    const load = async () => {
      const found = await sendStudioRequest<Data>(api, path, {
        query: new URLSearchParams(search),
        ...(sent !== undefined && { body: JSON.parse(sent) as object }),
        language,
        signal: stop.signal,
      })
      if (stop.signal.aborted) return
      setRead((before) => ({
        key,
        data: found.isOk ? found.data : before?.key === key ? before.data : null,
        hasFailed: !found.isOk,
      }))
    }
    const timer = setTimeout(() => void load(), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, key, language, path, pauseMs, search, sent, turn, version])

  const reload = useCallback(() => setTurn((count) => count + 1), [])
  const shown = read?.key === key ? read : null
  return { data: shown?.data ?? null, hasFailed: shown?.hasFailed ?? false, reload }
}
