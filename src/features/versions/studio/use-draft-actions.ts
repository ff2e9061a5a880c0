'use client'

import { useCallback } from 'react'

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { useDocumentPath } from './use-document-path'

/** Sends a request and shows the reason of a refusal as a toast; null when it failed. */
function useSend() {
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

/** Shows the stored document in the form, with its draft. */
export function useShowLatest() {
  const path = useDocumentPath()
  const { incrementVersionCount, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { reset } = useForm()
  const { code: locale } = useLocale()
  const send = useSend()
  return useCallback(async (): Promise<void> => {
    if (path === null) return
    const query = { draft: 'true', depth: '0', locale, 'fallback-locale': 'null' }
    const latest = await send<Record<string, unknown>>(path, { query })
    if (latest) await reset(latest)
    if (latest?._status === undefined) return
    incrementVersionCount()
    setMostRecentVersionIsAutosaved(false)
    setUnpublishedVersionCount(latest._status === 'draft' ? 1 : 0)
  }, [
    incrementVersionCount,
    locale,
    path,
    reset,
    send,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  ])
}

/** Discards and restores the draft of the document that is being edited, and shows the result in the form. */
export function useDraftActions() {
  const { collectionSlug, id } = useDocumentInfo()
  const send = useSend()
  const show = useShowLatest()
  /** Returns the id of the version with which the draft comes back; null when it was not discarded. */
  const discard = useCallback(async (): Promise<string | null> => {
    const discarded = await send<{ undo: string | null }>(`${collectionSlug}/${id}/discard`, { body: {} })
    if (discarded) await show()
    return discarded?.undo ?? null
  }, [collectionSlug, id, send, show])
  /** Returns whether the version is the draft again. */
  const restore = useCallback(
    async (version: string): Promise<boolean> => {
      const restored = await send<object>(`${collectionSlug}/versions/${version}`, { body: {} })
      if (restored) await show()
      return restored !== null
    },
    [collectionSlug, send, show],
  )
  return { discard, restore }
}
