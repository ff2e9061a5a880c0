'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useCallback, useEffect } from 'react'

import { commentMarks, isReady, readCommentedPath } from '@/features/preview/model/messages'
import { useOpenComments } from '@/studio/open-comments'
import { useStudioText } from '@/studio/use-studio-text'

import { usePreviewMessages, usePreviewWindow } from './use-preview-messages'

/** Marks of open comments are shown in the preview; a click there opens them beside the form. */
export function useCommentMarks(): void {
  const t = useStudioText()
  const comments = useOpenComments()
  const { isLivePreviewing } = useLivePreviewContext()
  const findWindow = usePreviewWindow()
  const send = useCallback(() => {
    const marks = (comments?.marks ?? []).map(({ place, count }) => ({
      path: place,
      count,
      name: t('comments.mark', { count }),
    }))
    findWindow()?.postMessage(commentMarks(marks), window.location.origin)
  }, [comments, findWindow, t])
  useEffect(() => {
    if (isLivePreviewing) send()
  }, [isLivePreviewing, send])
  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        if (isReady(message)) send()
        const path = readCommentedPath(message)
        if (path !== null) comments?.open(path)
      },
      [comments, send],
    ),
  )
}
