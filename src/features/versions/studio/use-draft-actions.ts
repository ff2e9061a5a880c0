'use client'

import { useCallback } from 'react'

import { useDocumentInfo } from '@payloadcms/ui'

import { useSend, useShowLatest } from '@/studio/use-show-latest'

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
