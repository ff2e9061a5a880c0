'use client'

import { useCallback, useEffect } from 'react'

import { useLivePreviewContext } from '@payloadcms/ui'

/** The window of the preview that is open beside the form; null for none. */
export function usePreviewWindow(): () => Window | null {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  return useCallback(
    () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null,
    [iframeRef, popupRef, previewWindowType],
  )
}

/** Gives the messages of the preview, and of no other window. */
export function usePreviewMessages(take: (message: unknown) => void): void {
  const { isLivePreviewing } = useLivePreviewContext()
  const findWindow = usePreviewWindow()
  useEffect(() => {
    if (!isLivePreviewing) return undefined
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source && source === findWindow()) take(data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [findWindow, isLivePreviewing, take])
}
