'use client'

import {
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import { findSafeLink } from '@/lib/values/external-link'

import { $selectedUrl, $setLink } from './rich-text-link'

/** Names of what the bar does, in the language of the studio. */
export interface RichTextWords {
  /** Of the text that is typed. */
  text: string
  /** Of the bar. */
  bar: string
  bold: string
  italic: string
  bullets: string
  numbers: string
  link: string
  url: string
  apply: string
  wrongUrl: string
}

const icons = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  bullets: 'M4 5h.01M4 10h.01M4 15h.01M8 5h9M8 10h9M8 15h9',
  numbers: 'M3 3h1v4M3 12h2l-2 3h2M8 5h9M8 10h9M8 15h9',
  link: 'M8 12l4-4M9 5l1-1a4 4 0 0 1 6 6l-1 1M11 15l-1 1a4 4 0 0 1-6-6l1-1',
} as const

type Tool = keyof typeof icons

const tools: Tool[] = ['bold', 'italic', 'bullets', 'numbers', 'link']

interface Selected {
  isBold: boolean
  isItalic: boolean
  list: 'bullet' | 'number' | null
  url: string | null
}

const nothing: Selected = { isBold: false, isItalic: false, list: null, url: null }

function $readSelected(): Selected {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return nothing
  const list = selection.anchor.getNode().getParents().findLast($isListNode)?.getListType()
  return {
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    list: list === 'bullet' || list === 'number' ? list : null,
    url: $selectedUrl(),
  }
}

function LinkForm({ words, url, onDone }: { words: RichTextWords; url: string; onDone: () => void }) {
  const [editor] = useLexicalComposerContext()
  const [value, setValue] = useState(url)
  const [isWrong, setWrong] = useState(false)
  // The text loses its selection to the input.
  const [selection] = useState(() => editor.getEditorState().read(() => $getSelection()?.clone() ?? null))
  const apply = () => {
    const link = value.trim()
    if (link !== '' && !findSafeLink(link)) return setWrong(true)
    editor.update(() => {
      $setSelection(selection?.clone() ?? null)
      $setLink(link)
    })
    onDone()
  }
  const onKey = (event: ReactKeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The text has the focus by the time the key would be typed.
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else onDone()
  }
  return (
    <span className="preview-link">
      <input
        autoFocus
        aria-label={words.url}
        aria-invalid={isWrong}
        placeholder={words.url}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKey}
      />
      <button type="button" onClick={apply}>
        {words.apply}
      </button>
      <span role="status">{isWrong && words.wrongUrl}</span>
    </span>
  )
}

const pressedIn = ({ isBold, isItalic, list, url }: Selected): Record<Tool, boolean> => ({
  bold: isBold,
  italic: isItalic,
  bullets: list === 'bullet',
  numbers: list === 'number',
  link: url !== null,
})

/** Marks, lists and links of the text that is typed in the page; Alt F10 goes to them, Escape back. */
export function RichTextBar({ words }: { words: RichTextWords }) {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected] = useState(nothing)
  const [isLinking, setLinking] = useState(false)
  const barRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const openLink = (event: KeyboardEvent) => {
      // As in other editors of texts, where Tab is not free.
      if (event.key === 'F10' && event.altKey) {
        event.preventDefault()
        barRef.current?.querySelector('button')?.focus()
        return true
      }
      const isWanted = event.key === 'k' && (event.ctrlKey || event.metaKey)
      if (isWanted) {
        event.preventDefault()
        // The editor learns of a selection by the key before a little later.
        setTimeout(() => setLinking(true))
      }
      return isWanted
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => setSelected(editorState.read($readSelected))),
      editor.registerCommand(KEY_DOWN_COMMAND, openLink, COMMAND_PRIORITY_LOW),
    )
  }, [editor])

  const run: Record<Tool, () => void> = {
    bold: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    italic: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    bullets: () =>
      editor.dispatchCommand(
        selected.list === 'bullet' ? REMOVE_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND,
        undefined,
      ),
    numbers: () =>
      editor.dispatchCommand(
        selected.list === 'number' ? REMOVE_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND,
        undefined,
      ),
    link: () => setLinking(!isLinking),
  }
  const pressed = pressedIn(selected)
  return (
    <div
      ref={barRef}
      className="preview-text-bar"
      role="toolbar"
      aria-label={words.bar}
      data-preview-bar=""
      onKeyDown={(event) => event.key === 'Escape' && editor.focus()}
    >
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          title={words[tool]}
          aria-label={words[tool]}
          aria-pressed={pressed[tool]}
          // The text keeps the focus and its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={run[tool]}
        >
          <svg viewBox="0 0 20 20" aria-hidden>
            <path d={icons[tool]} />
          </svg>
        </button>
      ))}
      {isLinking && (
        <LinkForm
          words={words}
          url={selected.url ?? ''}
          onDone={() => {
            setLinking(false)
            editor.focus()
          }}
        />
      )}
    </div>
  )
}
