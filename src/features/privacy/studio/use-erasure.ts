'use client'

import { useCallback, useState } from 'react'

import type { ErasureAsker } from '@/features/privacy/model/erasure-askers'
import { useStudioRequest } from '@/studio/use-studio-request'

export type Counts = Record<string, number>

export type ErasureState =
  | { step: 'asking'; problem?: 'notAnAddress' | 'ofAgency' | 'failed' }
  | { step: 'found'; email: string; counts: Counts; remaining: number; problem?: 'failed' }
  | { step: 'done'; counts: Counts; isFinished: boolean }

function problemOf(body: unknown): 'notAnAddress' | 'ofAgency' | 'failed' {
  const { reason } = (body ?? {}) as { reason?: unknown }
  return reason === 'notAnAddress' || reason === 'ofAgency' ? reason : 'failed'
}

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Finds, exports and erases the data of a person by e-mail address. */
export function useErasure(onDone: () => void) {
  const { request, isBusy } = useStudioRequest()
  const [state, setState] = useState<ErasureState>({ step: 'asking' })

  const look = useCallback(
    async (email: string) => {
      const answer = await request<{ counts: Counts; remaining: number }>('erasures/preview', {
        body: { email },
      })
      if (answer.isOk) setState({ step: 'found', email, ...answer.data })
      else setState({ step: 'asking', problem: problemOf(answer.data) })
    },
    [request],
  )

  const download = useCallback(
    async (email: string) => {
      const answer = await request('erasures/collect', { body: { email } })
      if (answer.isOk) save(JSON.stringify(answer.data, null, 2), 'data.json')
    },
    [request],
  )

  const erase = useCallback(
    async (result: Extract<ErasureState, { step: 'found' }>, requestedBy: ErasureAsker) => {
      const body = { email: result.email, requestedBy }
      const answer = await request<{ counts: Counts; isFinished: boolean }>('erasures/erase', { body })
      if (answer.isOk) {
        setState({ step: 'done', ...answer.data })
        onDone()
      } else setState({ ...result, problem: 'failed' })
    },
    [request, onDone],
  )

  return { state, isBusy, look, download, erase }
}
