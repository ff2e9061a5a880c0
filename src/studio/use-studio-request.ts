'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { useConfig, useTranslation } from '@payloadcms/ui'

import {
  sendStudioRequest,
  uploadStudioFile,
  type Query,
  type RequestOptions,
  type StudioAnswer,
  type UploadOptions,
} from './send-studio-request'
import { forgetReads, shareRead } from './share-read'

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
      forgetReads()
      return answer
    },
    [api, language],
  )
  const upload = useCallback(
    async <Data>(path: string, options: UploadOptions) => {
      const answer = await uploadStudioFile<Data>(api, path, { ...options, language })
      forgetReads()
      return answer
    },
    [api, language],
  )
  return { request, upload, isBusy: running > 0 }
}

interface DataOptions {
  query?: Query
  /** Sent as JSON, for a read that asks for more than a URL holds. */
  body?: object
  /** A change of it reads again. */
  version?: string | number | null | undefined
  /** Milliseconds to wait before reading; a change in between begins the wait anew. */
  pauseMs?: number
}

/**
 * Data a component shows: read when it appears and when path or query change. While it is read again the former data
 * stays, also when that fails. Components that read the same within a second share one request.
 *
 * @param path null: nothing is read
 */
export function useStudioData<Data>(path: string | null, options: DataOptions = {}) {
  const { query, body, version, pauseMs = 0 } = options
  const { api, language } = useConnection()
  const [read, setRead] = useState<{ key: string; data: Data | null; hasFailed: boolean } | null>(null)
  const [turn, setTurn] = useState(0)
  const id = useId()
  const search = String(new URLSearchParams(query))
  const sent = body && JSON.stringify(body)
  const key = `${path}?${search} ${sent}`

  useEffect(() => {
    if (path === null) return undefined
    let leave = () => {}
    const load = async () => {
      const request = {
        ...(sent !== undefined && { body: JSON.parse(sent) as object }),
        query: new URLSearchParams(search),
        language,
      }
      const send = (signal: AbortSignal) => sendStudioRequest<Data>(api, path, { ...request, signal })
      // What is requested after a change must not get the answer to an earlier question.
      const question = [language, key, version, turn > 0 && `${id} ${turn}`].join(' ')
      const sharedRead = shareRead(question, send, ({ isOk }) => isOk)
      let isLeft = false
      leave = () => {
        isLeft = true
        sharedRead.leave()
      }
      const answer = await sharedRead.answer
      if (isLeft) return
      setRead((before) => ({
        key,
        data: answer.isOk ? answer.data : before?.key === key ? before.data : null,
        hasFailed: !answer.isOk,
      }))
    }
    const timer = setTimeout(() => void load(), pauseMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [api, id, key, language, path, pauseMs, search, sent, turn, version])

  const reload = useCallback(() => setTurn((count) => count + 1), [])
  const shown = read?.key === key ? read : null
  return { data: shown?.data ?? null, hasFailed: shown?.hasFailed ?? false, reload }
}
