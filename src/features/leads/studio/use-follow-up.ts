'use client'

import { toast } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { LeadStatus } from '@/features/leads/model/lead-status'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

/** Changes of leads that need no form. */
export interface Change {
  status?: LeadStatus
  assignee?: string | null
  answered?: boolean
}

/** Posts a change of leads and shows the result as a toast. */
export function useLeadPost(onDone: () => void) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const post = useCallback(
    async (path: string, body: object): Promise<boolean> => {
      const { isOk } = await request(`leads/${path}`, { body })
      if (isOk) {
        toast.success(t('leads.inbox.saved'))
        onDone()
      } else toast.error(t('leads.inbox.failed'))
      return isOk
    },
    [request, t, onDone],
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
