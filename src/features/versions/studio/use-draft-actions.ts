'use client'

import { useCallback } from 'react'

import { useDocumentInfo } from '@payloadcms/ui'

import { useDocumentPath } from '@/studio/use-document-path'
import { useFormSaves } from '@/studio/form-saves'
import { useSend, useShowLatest } from '@/studio/use-show-latest'

/** Discards and restores the draft of the document or settings that is being edited, and shows the result in the form. */
export function useDraftActions() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const path = useDocumentPath()
  const versions = `${globalSlug ? `globals/${globalSlug}` : collectionSlug}/versions`
  const send = useSend()
  const show = useShowLatest()
  const findSaves = useFormSaves()
  /** Returns the id of the version with which the draft comes back; null when it was not discarded. */
  const discard = useCallback(async (): Promise<string | null> => {
    // What was typed is discarded too, and comes back with it.
    await findSaves()?.flush()
    const discarded = await send<{ undo: string | null }>(`${path}/discard`, { body: {} })
    if (discarded) await show()
    return discarded?.undo ?? null
  }, [findSaves, path, send, show])
  /** Returns whether the version is the draft again. */
  const restore = useCallback(
    async (version: string): Promise<boolean> => {
      await findSaves()?.flush()
      const restored = await send<object>(`${versions}/${version}`, { body: {} })
      if (restored) await show()
      return restored !== null
    },
    [findSaves, versions, send, show],
  )
  /** Takes settings offline, which have no languages of their own. */
  const withdraw = useCallback(async (): Promise<void> => {
    if (path && (await send<object>(path, { body: { _status: 'draft' } }))) await show()
  }, [path, send, show])
  return { discard, restore, withdraw }
}
