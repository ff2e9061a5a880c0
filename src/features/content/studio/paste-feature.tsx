'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getRoot,
  $isElementNode,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

import { cleanedPaste } from '@/features/content/ui/cleaned-paste'
import { isRecord } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'

/** Pictures of an earlier paste that can no longer be stored. Those with their data in the text still can. */
function findStalePictures(node: LexicalNode): LexicalNode[] {
  if ($isElementNode(node)) return node.getChildren().flatMap(findStalePictures)
  const stored: unknown = node.exportJSON()
  const pending = isRecord(stored) && stored.type === 'upload' ? stored.pending : null
  return isRecord(pending) && !String(pending.src).startsWith('data:') ? [node] : []
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const t = useStudioText()
  useEffect(() => {
    const showNotice = (count: number) => {
      if (count > 0) toast.warning(t('pastedTexts.lostPictures', { count }))
    }
    if (editor.isEditable() && editor.read(() => findStalePictures($getRoot()).length > 0))
      editor.update(() => {
        const stale = findStalePictures($getRoot())
        for (const node of stale) node.remove()
        showNotice(stale.length)
      })
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const paste = event instanceof ClipboardEvent ? cleanedPaste(event) : null
        if (!paste) return false
        event.preventDefault()
        showNotice(paste.lostPictures)
        return editor.dispatchCommand(PASTE_COMMAND, paste.event)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, t])
  return null
}

/** The part of `pasteFeature` in the browser. */
export const PasteFeature = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
