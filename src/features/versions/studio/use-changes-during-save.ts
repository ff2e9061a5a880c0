'use client'

import { useEffect } from 'react'

import { useForm } from '@payloadcms/ui'

import { useDocumentPath } from '@/studio/use-document-path'

import { listenTo } from './watch-requests'

/** Longer than a form takes to show the answer to its save. */
const afterAnswerMs = 5000

/**
 * Passes when what waits for an answer has gone on with it, before the browser's next task: nothing is typed meanwhile.
 */
async function nextSteps(): Promise<void> {
  const more = 20
  for (let step = 0; step < more; step += 1) await null
}

/**
 * Makes the form remember what is changed while it saves by itself. Payload does so during the first of several saves
 * that follow each other at once: after each later one it takes the form for saved, and a change of the last moment is
 * saved only with the next one. Remove it when `useQueue` of Payload calls `beforeProcess` for each task.
 *
 * The form also took its own mark "is saved", which it sets when the answer comes, for a change: it then saved the
 * unchanged document again after the next change. So the state ends while it sets the mark; after a save that failed it
 * sets none.
 *
 * A save counts even when the form is not modified: one that waits for the save before it is sent all the same.
 *
 * The form that saves ends the state itself, once it shows the answer. Another form of the same document, in a drawer or
 * below it, is told as well: there it ends some seconds after the answer.
 *
 * Limit: what is changed after the answer and before the form shows it is sent with the next save, and may be sent once
 * more, unchanged. Payload has one state for "remember changes" and "Publish must wait", which has to last until then.
 */
export function useChangesDuringSave(): void {
  const { setBackgroundProcessing } = useForm()
  const documentPath = useDocumentPath()
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined
    let isSaving = false
    const stops = [
      listenTo('studio-autosave', (saved) => {
        if (saved !== documentPath) return
        clearTimeout(end)
        isSaving = true
        setBackgroundProcessing(true)
      }),
      listenTo('studio-autosave-end', ({ path, isSaved }) => {
        if (path !== documentPath || !isSaving) return
        clearTimeout(end)
        isSaving = false
        if (isSaved) {
          setBackgroundProcessing(false)
          void nextSteps().then(() => setBackgroundProcessing(true))
        }
        end = setTimeout(() => setBackgroundProcessing(false), afterAnswerMs)
      }),
    ]
    return () => {
      clearTimeout(end)
      for (const stop of stops) stop()
    }
  }, [documentPath, setBackgroundProcessing])
}
