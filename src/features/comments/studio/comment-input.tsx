'use client'

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import {
  findColleagues,
  maxCommentLength,
  mentionAt,
  withMentions,
  type Colleague,
} from '@/features/comments/model/mentions'
import { useStudioText } from '@/studio/use-studio-text'

/** Texts that were begun in this tab, by what they belong to. */
const begun = new Map<string, string>()

/** A text that stays when its input is closed. */
function useBegunText(key: string, first: string) {
  const [text, setText] = useState(() => begun.get(key) ?? first)
  const change = (next: string) => {
    begun.set(key, next)
    setText(next)
  }
  const clear = () => {
    begun.delete(key)
    setText('')
  }
  return { text, change, clear }
}

interface Listed {
  start: number
  /** Where the text goes on. */
  end: number
  matching: Colleague[]
}

const maxListed = 6

/** The colleagues that fit what is typed after an `@`; null when no list is open. */
function listFor(
  typed: { start: number; end: number; query: string } | null,
  colleagues: readonly Colleague[],
): Listed | null {
  if (!typed || colleagues.length === 0) return null
  const { start, end, query } = typed
  const matching = findColleagues(colleagues, query).slice(0, maxListed)
  const isTaken = matching.some(({ name }) => name === query)
  // After two words that are no name the text goes on.
  const isOver = matching.length === 0 && query.includes(' ')
  return isTaken || isOver ? null : { start, end, matching }
}

/** The list of colleagues after an `@`: arrow keys, Enter and Tab take one, Escape closes it. */
function useMentionList(colleagues: readonly Colleague[]) {
  const [typed, setTyped] = useState<Parameters<typeof listFor>[0]>(null)
  const [active, setActive] = useState(0)
  // The list of colleagues may arrive while a name is typed.
  const listed = listFor(typed, colleagues)

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const mention = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : null
    setActive(0)
    setTyped(mention && { ...mention, end: selectionStart })
  }
  const close = () => setTyped(null)
  const step = (count: number) => {
    const length = listed?.matching.length ?? 0
    if (length > 0) setActive((active + count + length) % length)
  }
  return { listed, active, look, close, step }
}

interface MentionListProps {
  id: string
  listed: Listed
  active: number
  onTake: (colleague: Colleague) => void
}

const optionId = (list: string, index: number) => `${list}-${index}`

function MentionList({ id, listed, active, onTake }: MentionListProps) {
  const t = useStudioText()
  return (
    <div id={id} role="listbox" aria-label={t('comments.colleagues')} className="studio-panel">
      {listed.matching.map((colleague, index) => (
        <div
          key={colleague.id}
          id={optionId(id, index)}
          role="option"
          // The focus stays in the text.
          tabIndex={-1}
          aria-selected={index === active}
          className={index === active ? 'studio-entry studio-strong' : 'studio-entry'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(colleague)}
        >
          {colleague.name}
        </div>
      ))}
    </div>
  )
}

interface CommentInputProps {
  /** Name of the field, and the key of the text while it is not sent. */
  label: string
  draftKey: string
  /** As it is typed, when a comment is changed. */
  first?: string
  send: string
  /** Who can be mentioned, each with a name of its own. */
  colleagues: readonly Colleague[]
  isBusy: boolean
  /** Gets the text as it is stored; answers whether it was. */
  onSend: (text: string) => Promise<boolean>
  onCancel?: () => void
  focuses?: boolean
}

/** The text, its list of colleagues, and what keys do in it. */
function useCommentText({ draftKey, first = '', colleagues, isBusy, onSend, focuses }: CommentInputProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const { text, change, clear } = useBegunText(draftKey, first)
  const list = useMentionList(colleagues)

  useLayoutEffect(() => {
    if (focuses) input.current?.focus()
  }, [focuses])
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  function take(colleague: Colleague | undefined): void {
    if (!list.listed || !colleague) return
    const before = `${text.slice(0, list.listed.start)}@${colleague.name} `
    caret.current = before.length
    change(before + text.slice(list.listed.end).trimStart())
    list.close()
    input.current?.focus()
  }

  async function submit(): Promise<void> {
    if (isBusy || text.trim() === '') return input.current?.focus()
    if (await onSend(withMentions(text, colleagues))) clear()
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return void submit()
    }
    if (!list.listed) return
    const count = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    const isTaking = (event.key === 'Enter' || event.key === 'Tab') && list.listed.matching.length > 0
    if (!isTaking && event.key !== 'Escape' && count === 0) return
    event.preventDefault()
    // Escape closes the list and not the panel around it.
    event.stopPropagation()
    if (event.key === 'Escape') list.close()
    else if (isTaking) take(list.listed.matching[list.active])
    else list.step(count)
  }

  const type = (element: HTMLTextAreaElement) => {
    change(element.value)
    list.look(element)
  }
  return { input, text, list, type, take, submit, press, clear }
}

/** Where a comment is written; `@` offers colleagues. */
export function CommentInput(props: CommentInputProps) {
  const { label, send, isBusy, onCancel } = props
  const t = useStudioText()
  const id = useId()
  const { input, text, list, type, take, submit, press, clear } = useCommentText(props)
  const { listed, active } = list
  const listId = listed && listed.matching.length > 0 ? `${id}-list` : undefined
  const cancel = () => {
    clear()
    onCancel?.()
  }
  return (
    <div className="studio-stack studio-stack--tight">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={input}
        className="studio-field"
        rows={3}
        maxLength={maxCommentLength}
        value={text}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={listId && optionId(listId, active)}
        onChange={(event) => type(event.currentTarget)}
        onClick={(event) => list.look(event.currentTarget)}
        onBlur={list.close}
        onKeyDown={press}
      />
      <span role="status" className="sr-only">
        {listed && t('comments.found', { count: listed.matching.length })}
      </span>
      {listed && listId && <MentionList id={listId} listed={listed} active={active} onTake={take} />}
      <p id={`${id}-help`} className="studio-small">
        {t('comments.help')}
      </p>
      <div className="studio-row studio-controls">
        <button type="button" className="studio-main" disabled={isBusy} onClick={() => void submit()}>
          {send}
        </button>
        {onCancel && (
          <button type="button" onClick={cancel}>
            {t('comments.cancel')}
          </button>
        )}
      </div>
    </div>
  )
}
