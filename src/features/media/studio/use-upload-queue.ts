'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import type { StudioAnswer } from '@/studio/send-studio-request'

type StoredFile = Record<string, unknown> & { id: string }

/** Payload's answer to an upload. */
export type UploadAnswer = StudioAnswer<{ doc: StoredFile }>

/** A file in the upload queue. */
export interface QueuedFile {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'added' | 'refused'
  /** From 0 to 1. */
  share: number
  reason?: string
  /** Added a while ago: only counted. */
  isSettled?: boolean
}

/** So long a stored file remains in the list. */
const settlingMs = 5000

interface QueueOptions {
  /** Why a file is refused before it is sent; null when it is accepted. */
  refusal: (file: File) => Promise<string | null>
  send: (file: File, index: number, onProgress: (share: number) => void) => Promise<UploadAnswer>
  /** `together`: ids of the files chosen at once, in their order; undefined while not uploaded. */
  onAdded: (doc: StoredFile, together: (string | undefined)[]) => void
  /** Message when the server gave no reason. */
  unreachable: (name: string) => string
}

/** The server prepares pictures one by one, so more parallel uploads gain nothing. */
const atOnce = 2

async function inTurns<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Stored files leave the list; those that were refused remain until they are cleared. */
const settled = (files: QueuedFile[]): QueuedFile[] =>
  files.every(({ state }) => state === 'added')
    ? []
    : files.map((file) => (file.state === 'added' ? { ...file, isSettled: true } : file))

/** Uploads files, reports the progress of each, and continues when one is refused. */
export function useUploadQueue(options: QueueOptions) {
  const [files, setFiles] = useState<QueuedFile[]>([])
  const keys = useRef(0)
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })

  const add = useCallback(async (chosen: readonly File[]) => {
    const queued = chosen.map((file) => ({ file, key: ++keys.current }))
    const change = (key: number, changes: Partial<QueuedFile>) =>
      setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)))
    const fresh = queued.map(({ file: { name }, key }): QueuedFile => ({
      key,
      name,
      state: 'waiting',
      share: 0,
    }))
    setFiles((before) => [...before.filter(({ state }) => state !== 'added'), ...fresh])

    // Checked before uploading, so that accepted files are numbered without gaps.
    const accepted: typeof queued = []
    for (const each of queued) {
      const reason = await current.current.refusal(each.file)
      if (reason === null) accepted.push(each)
      else change(each.key, { state: 'refused', reason })
    }
    const together: (string | undefined)[] = accepted.map(() => undefined)
    await inTurns(accepted, async ({ file, key }, index) => {
      change(key, { state: 'sending' })
      const answer = await current.current.send(file, index, (share) => change(key, { share }))
      if (!answer.isOk) {
        const reason = answer.message ?? current.current.unreachable(file.name)
        return change(key, { state: 'refused', reason })
      }
      const { doc } = answer.data
      together[index] = doc.id
      current.current.onAdded(doc, together)
      change(key, { state: 'added', share: 1 })
    })
    setTimeout(() => setFiles(settled), settlingMs)
  }, [])

  const clear = useCallback(
    () => setFiles((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
    [],
  )
  return { files, add, clear }
}
