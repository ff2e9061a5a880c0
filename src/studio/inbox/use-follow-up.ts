'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import type { LeadStatus } from '@/lib/leads/lead-status'

import { useStudioText } from '../use-studio-text'
import { inboxTexts } from './inbox-texts'

/** What may be changed of leads without opening a form. */
export interface Change {
  status?: LeadStatus
  assignee?: string | null
  answered?: boolean
}

/** Posts to the inbox and says how it went. */
export function useLeadPost(onDone: () => void) {
  const { config } = useConfig()
  const text = useStudioText()
  const [isBusy, setBusy] = useState(false)
  const api = config.routes.api
  const post = useCallback(
    async (path: string, body: object): Promise<boolean> => {
      setBusy(true)
      const answer = await fetch(`${api}/leads/${path}/`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null)
      setBusy(false)
      if (answer?.ok) {
        toast.success(text(inboxTexts.saved))
        onDone()
      } else toast.error(text(inboxTexts.failed))
      return answer?.ok === true
    },
    [api, text, onDone],
  )
  return { post, isBusy }
}

/** Changes status, assignee or the mark “answered” of leads. */
export function useFollowUp(onDone: () => void) {
  const { post, isBusy } = useLeadPost(onDone)
  const change = useCallback(
    (ids: readonly string[], wanted: Change) => post('follow-up', { ids, ...wanted }),
    [post],
  )
  return { change, isBusy }
}
