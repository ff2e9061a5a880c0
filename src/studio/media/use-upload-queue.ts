'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import type { SendResult } from './send-file'

/** A file on its way. */
export interface QueuedFile {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'added' | 'refused'
  /** From 0 to 1. */
  share: number
  reason?: string
}

interface QueueOptions {
  /** Why a file is not even sent; null when it may be. */
  refusal: (file: File) => Promise<string | null>
  send: (file: File, index: number, onProgress: (share: number) => void) => Promise<SendResult>
  /** `together` are the documents of all files chosen at once, in their order, as far as they are there. */
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
  /** What is said when the server gave no reason. */
  unreachable: (name: string) => string
}

/** More would only wait for each other on the server, which prepares pictures one by one. */
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

/** Sends many files, tells how far each is, and goes on when one is refused. */
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

    // First of all, so that those that are sent are numbered without gaps.
    const accepted: typeof queued = []
    for (const each of queued) {
      const reason = await current.current.refusal(each.file)
      if (reason === null) accepted.push(each)
      else change(each.key, { state: 'refused', reason })
    }
    const together: (string | undefined)[] = accepted.map(() => undefined)
    await inTurns(accepted, async ({ file, key }, index) => {
      change(key, { state: 'sending' })
      const result = await current.current.send(file, index, (share) => change(key, { share }))
      if (!('doc' in result)) {
        const reason = result.reason ?? current.current.unreachable(file.name)
        return change(key, { state: 'refused', reason })
      }
      together[index] = result.doc.id
      current.current.onAdded(result.doc, together)
      change(key, { state: 'added', share: 1 })
    })
  }, [])

  const clear = useCallback(
    () => setFiles((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
    [],
  )
  return { files, add, clear }
}
