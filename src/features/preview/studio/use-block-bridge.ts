'use client'

import { useEffect } from 'react'

import { useForm, useLivePreviewContext } from '@payloadcms/ui'

import { editingBlock, readClickedBlock } from '@/features/preview/model/messages'

import { blockRowAround, goToBlockRow } from './open-block-row'

/** A click on a block of the preview opens its fields; the block whose fields have the focus is outlined there. */
export function useBlockBridge(): void {
  const { iframeRef, popupRef, previewWindowType, isLivePreviewing } = useLivePreviewContext()
  const { getFields, dispatchFields } = useForm()

  useEffect(() => {
    if (!isLivePreviewing) return undefined
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    const rows = () => getFields().blocks?.rows ?? []
    let sentId: string | undefined

    function open(id: string): void {
      const index = rows().findIndex((row) => row.id === id)
      if (index === -1) return
      const updatedRows = rows().map((row) => (row.id === id ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'blocks', updatedRows })
      void goToBlockRow(index)
    }

    function listen({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || !source || source !== preview()) return
      const id = readClickedBlock(data)
      if (id !== null) open(id)
    }

    function postFocusedBlock({ target }: FocusEvent): void {
      const index = blockRowAround(target)
      const id = index === null ? undefined : rows()[index]?.id
      if (id === undefined || id === sentId) return
      sentId = id
      preview()?.postMessage(editingBlock(id), window.location.origin)
    }

    window.addEventListener('message', listen)
    document.addEventListener('focusin', postFocusedBlock)
    return () => {
      window.removeEventListener('message', listen)
      document.removeEventListener('focusin', postFocusedBlock)
    }
  }, [isLivePreviewing, previewWindowType, popupRef, iframeRef, getFields, dispatchFields])
}
