'use client'

import { useCallback, useEffect, useState } from 'react'

import { toast, useForm, useLocale } from '@payloadcms/ui'

import {
  editingBlock,
  enterPreview,
  readBlockOrder,
  type BlockOrder,
} from '@/features/preview/model/messages'
import { runBlockAction } from '@/studio/blocks/block-actions'
import { blocksPath } from '@/studio/blocks/use-block-rows'
import { useStudioText } from '@/studio/use-studio-text'

import { BlockPicker } from './block-picker'
import { keepCopiedBlock, type CopiedBlock } from './copied-block'
import { targetRow } from '@/features/preview/model/target-row'
import { useCommentMarks } from './use-comment-marks'
import { useTypedTexts } from './use-typed-texts'
import { usePreviewBridge } from './use-preview-bridge'
import { usePreviewMessages, usePreviewWindow } from './use-preview-messages'

/** Changes the blocks of the form as the bar in the preview says. */
function useBlockOrders(openPicker: (at: number) => void) {
  const t = useStudioText()
  const { code: locale } = useLocale()
  const { dispatchFields, getDataByPath, getFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  return useCallback(
    (order: BlockOrder) => {
      const ids = (getFields()[blocksPath]?.rows ?? []).map(({ id }) => id)
      const rowIndex = ids.indexOf(order.block)
      if (ids.length === 0 && order.command === 'insertBelow') return openPicker(0)
      if (rowIndex === -1) return
      const target = targetRow(ids, order)
      const path = blocksPath
      switch (order.command) {
        case 'insertAbove':
          return openPicker(rowIndex)
        case 'insertBelow':
          return openPicker(rowIndex + 1)
        case 'up':
        case 'down':
        case 'move':
          if (target !== null) moveFieldRow({ path, moveFromIndex: rowIndex, moveToIndex: target })
          return
        case 'duplicate':
          dispatchFields({ type: 'DUPLICATE_ROW', path, rowIndex })
          return setModified(true)
        case 'hide':
          dispatchFields({ type: 'UPDATE', path: `${path}.${rowIndex}.status`, value: 'hidden' })
          return setModified(true)
        case 'remove':
          return removeFieldRow({ path, rowIndex })
        case 'copy':
          return keepCopiedBlock(locale, getDataByPath<CopiedBlock>(`${path}.${rowIndex}`))
            ? void toast.success(t('blockBar.copied'))
            : void toast.error(t('blockBar.notPasted'))
        default:
          return void runBlockAction(order.command, order.block)
      }
    },
    [
      dispatchFields,
      getDataByPath,
      getFields,
      locale,
      moveFieldRow,
      openPicker,
      removeFieldRow,
      setModified,
      t,
    ],
  )
}

/** Follows the bar on a block of the preview, and what is typed there. */
export function BlockOrders() {
  usePreviewBridge()
  useTypedTexts()
  useCommentMarks()
  const [pickAt, setPickAt] = useState<number | null>(null)
  const follow = useBlockOrders(setPickAt)
  const { getFields } = useForm()
  const findWindow = usePreviewWindow()
  const closePicker = useCallback(() => {
    setPickAt(null)
    // The first of the new blocks shows the places of its texts.
    const id = pickAt === null ? undefined : getFields()[blocksPath]?.rows?.[pickAt]?.id
    const preview = findWindow()
    if (id) preview?.postMessage(editingBlock(id), window.location.origin)
    // The picker was opened there.
    preview?.focus()
    preview?.postMessage(enterPreview, window.location.origin)
  }, [findWindow, getFields, pickAt])
  usePreviewMessages(
    useCallback(
      (message: unknown) => {
        const order = readBlockOrder(message)
        if (order) follow(order)
      },
      [follow],
    ),
  )
  // What it opened lies over the form, and begins there.
  useEffect(() => {
    if (pickAt !== null) window.focus()
  }, [pickAt])
  return pickAt === null ? null : <BlockPicker at={pickAt} onClose={closePicker} />
}
