'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import { useStudioText } from '../use-studio-text'
import { actionTexts } from './appointments-texts'

type Answer = Record<string, unknown>

const messageOf = (answer: Answer | null): string | null =>
  typeof answer?.message === 'string' ? answer.message : null

/** Asks one of the endpoints of appointments to do something; a refusal is told in its own words. */
export function useAppointmentCall() {
  const { config } = useConfig()
  const text = useStudioText()
  const [isBusy, setBusy] = useState(false)
  const call = useCallback(
    async (path: string, body: Answer = {}): Promise<Answer | null> => {
      setBusy(true)
      const response = await fetch(`${config.routes.api}/appointments/${path}/`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null)
      const answer: Answer | null = response ? await response.json().catch(() => null) : null
      setBusy(false)
      if (response?.ok) return answer ?? {}
      toast.error(messageOf(answer) ?? text(actionTexts.failed))
      return null
    },
    [config.routes.api, text],
  )
  return { call, isBusy }
}
