'use client'

import { useEffect } from 'react'

import { useForm } from '@payloadcms/ui'

import { useDocumentPath } from '@/studio/use-document-path'

import { autosaveEvent } from './watch-conflicts'

/**
 * Makes the form remember what is changed while it saves by itself. Payload does so during the first of several saves
 * that follow each other at once: after each later one it takes the form for saved, and a change of the last moment is
 * saved only with the next one. Remove it when `useQueue` of Payload calls `beforeProcess` for each task.
 */
export function useChangesDuringSave(): void {
  const { setBackgroundProcessing } = useForm()
  const document = useDocumentPath()
  useEffect(() => {
    const listen = (event: Event) => {
      // Only `WatchConflicts` sends this event. The form ends the state itself, after each save.
      if ((event as CustomEvent<string>).detail === document) setBackgroundProcessing(true)
    }
    window.addEventListener(autosaveEvent, listen)
    return () => window.removeEventListener(autosaveEvent, listen)
  }, [document, setBackgroundProcessing])
}
