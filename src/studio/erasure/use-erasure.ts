'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import type { ErasureAsker } from '@/lib/erasure/erasure-askers'

export type Counts = Record<string, number>

export type ErasureState =
  | { step: 'asking'; problem?: 'notAnAddress' | 'ofAgency' | 'failed' }
  | { step: 'found'; address: string; counts: Counts; kept: number; problem?: 'failed' }
  | { step: 'done'; counts: Counts }

async function post(path: string, body: object): Promise<Response | null> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const
  return fetch(path, request).catch(() => null)
}

async function problemOf(answer: Response | null): Promise<'notAnAddress' | 'ofAgency' | 'failed'> {
  const { reason } = ((await answer?.json().catch(() => null)) ?? {}) as { reason?: unknown }
  return reason === 'notAnAddress' || reason === 'ofAgency' ? reason : 'failed'
}

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Looks for a person, hands the data out, erases. */
export function useErasure(onDone: () => void) {
  const { config } = useConfig()
  const base = `${config.routes.api}/erasures`
  const [state, setState] = useState<ErasureState>({ step: 'asking' })
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(
    async (address: string) => {
      setBusy(true)
      const answer = await post(`${base}/preview/`, { address })
      if (answer?.ok) {
        const { counts, kept } = (await answer.json()) as { counts: Counts; kept: number }
        setState({ step: 'found', address, counts, kept })
      } else setState({ step: 'asking', problem: await problemOf(answer) })
      setBusy(false)
    },
    [base],
  )

  const download = useCallback(
    async (address: string) => {
      const answer = await post(`${base}/collect/`, { address })
      if (answer?.ok) save(JSON.stringify(await answer.json(), null, 2), 'data.json')
    },
    [base],
  )

  const erase = useCallback(
    async (found: Extract<ErasureState, { step: 'found' }>, askedBy: ErasureAsker) => {
      setBusy(true)
      const answer = await post(`${base}/erase/`, { address: found.address, askedBy })
      if (answer?.ok) {
        const { counts } = (await answer.json()) as { counts: Counts }
        setState({ step: 'done', counts })
        onDone()
      } else setState({ ...found, problem: 'failed' })
      setBusy(false)
    },
    [base, onDone],
  )

  return { state, isBusy, look, download, erase }
}
