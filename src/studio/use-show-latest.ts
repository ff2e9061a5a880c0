'use client'

import { useCallback } from 'react'

import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui'

import { useFormSaves } from './form-saves'
import { useDocumentPath } from './use-document-path'
import { useReplaceValues } from './use-replace-values'
import { useStudioRequest } from './use-studio-request'
import { useStudioText } from './use-studio-text'

/** Sends a request and shows the reason of a refusal as a toast; null when it failed. */
export function useSend() {
  const { request } = useStudioRequest()
  const t = useStudioText()
  return useCallback(
    async <Data>(path: string, options: Parameters<typeof request>[1]): Promise<Data | null> => {
      const answer = await request<Data>(path, options)
      if (answer.isOk) return answer.data
      toast.error(answer.message ?? t('versions.failed'))
      return null
    },
    [request, t],
  )
}

/**
 * Shows the stored document in the form, with its draft. What is typed meanwhile is saved before; while that does not
 * succeed, the form stays as it is.
 *
 * @returns a function; `drops` gives up what is not saved
 */
export function useShowLatest() {
  const path = useDocumentPath()
  const {
    incrementVersionCount,
    setLastUpdateTime,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  const replaceValues = useReplaceValues()
  const t = useStudioText()
  const { code: locale } = useLocale()
  const send = useSend()
  const findSaves = useFormSaves()
  return useCallback(
    async ({ drops = false } = {}): Promise<void> => {
      if (path === null) return
      const saves = drops ? null : findSaves()
      if (saves?.hasUnsaved) await saves.flush()
      if (saves?.hasUnsaved) return
      const query = { draft: 'true', depth: '0', locale, 'fallback-locale': 'null' }
      const latest = await send<Record<string, unknown>>(path, { query })
      if (!latest) return
      if (!(await replaceValues(latest))) {
        toast.error(t('versions.failed'))
        return
      }
      // What is shown beside the form is read again.
      setLastUpdateTime(Date.now())
      if (latest._status === undefined) return
      incrementVersionCount()
      setMostRecentVersionIsAutosaved(false)
      setUnpublishedVersionCount(latest._status === 'draft' ? 1 : 0)
    },
    [
      findSaves,
      incrementVersionCount,
      locale,
      path,
      replaceValues,
      send,
      setLastUpdateTime,
      setMostRecentVersionIsAutosaved,
      setUnpublishedVersionCount,
      t,
    ],
  )
}
