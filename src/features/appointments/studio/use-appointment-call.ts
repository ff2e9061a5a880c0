'use client'

import { toast } from '@payloadcms/ui'
import { useCallback } from 'react'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

/** Calls an endpoint of appointments; shows the reason of a refusal as a toast and returns null. */
export function useAppointmentCall() {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const call = useCallback(
    async (path: string, body: object = {}): Promise<Record<string, unknown> | null> => {
      const answer = await request<Record<string, unknown>>(`appointments/${path}`, { body })
      if (answer.isOk) return answer.data
      toast.error(answer.message ?? t('appointments.action.failed'))
      return null
    },
    [request, t],
  )
  return { call, isBusy }
}
