'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_HIGH,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

import type { Direction } from '@/lib/values/undo-keys'
import { historyEvent } from '@/studio/form-steps'

/** Leaves a step to the form around once the editor of the text has none of its own. */
function HistoryPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const has = { undo: false, redo: false }
    const note = (direction: Direction) => (hasSteps: boolean) => {
      has[direction] = hasSteps
      return false
    }
    const leave = (direction: Direction) => () => {
      if (!has[direction]) editor.getRootElement()?.dispatchEvent(historyEvent(direction))
      return !has[direction]
    }
    return mergeRegister(
      editor.registerCommand(CAN_UNDO_COMMAND, note('undo'), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(CAN_REDO_COMMAND, note('redo'), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(UNDO_COMMAND, leave('undo'), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(REDO_COMMAND, leave('redo'), COMMAND_PRIORITY_HIGH),
    )
  }, [editor])
  return null
}

/** The part of `historyFeature` in the browser. */
export const HistoryFeature = createClientFeature({
  plugins: [{ Component: HistoryPlugin, position: 'normal' }],
})
