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

import { cleanPaste, isOnePicture } from '@/features/content/model/clean-paste'
import { isRecord } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'

/** The editor's own copies need no cleaning. */
const ownFormat = 'application/x-lexical-editor'

const pasteOf = (clipboardData: DataTransfer): ClipboardEvent =>
  new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })

/** The same paste with other HTML. */
function withHtml(clipboard: DataTransfer, html: string): DataTransfer {
  const changed = new DataTransfer()
  changed.setData('text/plain', clipboard.getData('text/plain'))
  changed.setData('text/html', html)
  return changed
}

/** Only the files of a paste, which the editor uploads: it reads no files beside HTML. */
function withFiles(files: readonly File[]): DataTransfer {
  const changed = new DataTransfer()
  for (const file of files) changed.items.add(file)
  return changed
}

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
        const clipboard = event instanceof ClipboardEvent ? event.clipboardData : null
        if (!clipboard || clipboard.types.includes(ownFormat)) return false
        const given = clipboard.getData('text/html')
        const { html, lostPictures } = cleanPaste(given)
        // Cleaned HTML is not changed again: the event below reaches the editor itself.
        if (html === given) return false
        event.preventDefault()
        const pictures = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
        if (pictures.length > 0 && isOnePicture(given))
          return editor.dispatchCommand(PASTE_COMMAND, pasteOf(withFiles(pictures)))
        showNotice(lostPictures)
        editor.dispatchCommand(PASTE_COMMAND, pasteOf(withHtml(clipboard, html)))
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, t])
  return null
}

/** The part of `pasteFeature` in the browser. */
export const PasteFeature = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
