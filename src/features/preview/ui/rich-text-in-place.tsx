'use client'

import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  KEY_DOWN_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  REDO_COMMAND,
  TextNode,
  UNDO_COMMAND,
  type EditorState,
  type EditorThemeClasses,
} from '@payloadcms/richtext-lexical/lexical'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { OnChangePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { useEffect, useEffectEvent } from 'react'
import { createRoot } from 'react-dom/client'

import { cleanedPaste } from '@/features/content/ui/cleaned-paste'
import { asStored, type StoredText } from '@/features/preview/model/rich-text'
import { findPlaceholder } from '@/lib/values/agency-details'

import type { Direction } from '@/lib/values/undo-keys'

import { isWindowLeft, type TypingActions } from './plain-text-in-place'
import { RichTextBar, type RichTextWords } from './rich-text-bar'
import { AutoTextLink, TextLink } from './rich-text-link'
import type { Spot } from './type-in-place'

interface RichField {
  element: HTMLElement
  /** As it was before. */
  before: StoredText
  /** Where it was clicked: the place of the caret. */
  spot: Spot | null
  words: RichTextWords
}

interface RichActions extends TypingActions {
  /** Asks the form for a step when the text has none. */
  step: (step: Direction) => void
}

const nodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, TextLink, AutoTextLink]

const theme: EditorThemeClasses = {
  text: {
    underline: 'preview-underline',
    strikethrough: 'preview-strike',
    underlineStrikethrough: 'preview-underline preview-strike',
  },
  list: { nested: { listitem: 'preview-nested' } },
}

/** A placeholder is one unit: it is removed whole, and nothing is typed into it. */
function keepPlaceholderWhole(node: TextNode): void {
  const place = node.isSimpleText() ? findPlaceholder(node.getTextContent()) : null
  if (!place) return
  const parts = node.splitText(...(place.start > 0 ? [place.start] : []), place.end)
  parts[place.start > 0 ? 1 : 0]?.setMode('token')
}

/** Keys, undo and pastes, where they differ from those of every editor of texts. */
function OwnKeys({ actions, before }: { actions: RichActions; before: StoredText }) {
  const [editor] = useLexicalComposerContext()
  const take = useEffectEvent((event: KeyboardEvent): boolean => {
    // Shortcuts of the page are not meant.
    event.stopPropagation()
    if (event.key === 'Tab') {
      event.preventDefault()
      actions.goOn(event.shiftKey ? -1 : 1)
      return true
    }
    if (event.key !== 'Escape') return false
    actions.type(before)
    editor.setEditorState(editor.parseEditorState(before))
    actions.end()
    return true
  })
  const handOn = useEffectEvent((step: Direction, has: boolean) => {
    if (!has) actions.step(step)
    return !has
  })
  useEffect(() => {
    const has = { undo: false, redo: false }
    const note = (step: Direction) => (hasSteps: boolean) => {
      has[step] = hasSteps
      return false
    }
    return mergeRegister(
      editor.registerNodeTransform(TextNode, keepPlaceholderWhole),
      editor.registerCommand(KEY_DOWN_COMMAND, (event) => take(event), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(CAN_UNDO_COMMAND, note('undo'), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, note('redo'), COMMAND_PRIORITY_LOW),
      editor.registerCommand(UNDO_COMMAND, () => handOn('undo', has.undo), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(REDO_COMMAND, () => handOn('redo', has.redo), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const paste = event instanceof ClipboardEvent ? cleanedPaste(event) : null
          if (!paste) return false
          event.preventDefault()
          return editor.dispatchCommand(PASTE_COMMAND, paste.event)
        },
        COMMAND_PRIORITY_HIGH,
      ),
    )
  }, [editor])
  return null
}

/** Puts the caret where it was clicked; else at the end. */
function StartHere({ spot }: { spot: Spot | null }) {
  const [editor] = useLexicalComposerContext()
  const start = useEffectEvent(() => {
    // Lexical's own focus sets the selection, which moves no focus from the form into the page.
    editor.getRootElement()?.focus({ preventScroll: true })
    editor.focus(() => {
      const place = spot && document.caretPositionFromPoint(spot.x, spot.y)
      if (place && editor.getRootElement()?.contains(place.offsetNode))
        document.getSelection()?.collapse(place.offsetNode, place.offset)
    })
  })
  useEffect(() => start(), [])
  return null
}

function RichTextEditor({ field, actions }: { field: RichField; actions: RichActions }) {
  const { before, spot, words, element } = field
  const change = (state: EditorState) => actions.type(asStored(state.toJSON()))
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'preview',
        nodes,
        theme,
        editorState: JSON.stringify(before),
        onError: (error) => reportError(error),
      }}
    >
      <RichTextBar words={words} />
      <RichTextPlugin
        contentEditable={<ContentEditable className={element.className} aria-label={words.text} />}
        ErrorBoundary={LexicalErrorBoundary}
      />
      <HistoryPlugin />
      <ListPlugin />
      <OnChangePlugin ignoreSelectionChange ignoreHistoryMergeTagChange onChange={change} />
      <OwnKeys actions={actions} before={before} />
      <StartHere spot={spot} />
    </LexicalComposer>
  )
}

/**
 * Lets a formatted text be typed in the place of the element that shows it.
 *
 * @returns the element in which is typed, and `close`, whose result removes it once the page shows the text
 */
export function typeRichText(field: RichField, actions: RichActions) {
  const { element } = field
  const host = document.createElement('div')
  host.dataset.previewText = ''
  element.after(host)
  element.hidden = true
  const root = createRoot(host)
  root.render(<RichTextEditor field={field} actions={actions} />)
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget)) && !isWindowLeft()) actions.end()
  }
  host.addEventListener('focusout', leave)
  const close = () => {
    host.removeEventListener('focusout', leave)
    // The words stay while the server renders them.
    host.inert = true
    return () => {
      host.remove()
      // React may be in the middle of the page that shows the text.
      queueMicrotask(() => root.unmount())
      element.hidden = false
    }
  }
  return { element: host, close }
}
