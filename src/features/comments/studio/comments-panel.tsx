'use client'

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'

import type { Discussion } from '@/features/comments/model/thread'
import { useStudioText } from '@/studio/use-studio-text'

import { CommentInput } from './comment-input'
import type { PlacedThread } from './place-threads'
import { ThreadCard, type CardContext } from './thread-card'
import type { CommentChange } from './use-discussion'

/** What the panel shows first: a thread, or those of a place and the input for a new one there. */
export interface Wanted {
  thread?: string | undefined
  /** Rows by their ids; null for the whole document. */
  place?: string | null
}

/** A block or field that a new comment can be about. */
export interface Subject {
  place: string | null
  name: string
}

/** At the side of the form; the whole screen on a phone. Above the bars of the form, below drawers. */
const panelStyle: CSSProperties = {
  position: 'fixed',
  zIndex: 25,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(430px, 100vw)',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
}

interface NewCommentProps {
  subjects: readonly Subject[]
  wanted: Wanted
  draftKey: string
  context: CardContext
  /** The language of the form, where the text of a place has one for each. */
  languageOf: (place: string | null) => string | null
}

/** Begins a thread on the document, or on the block or field where the editor was. */
function NewComment({ subjects, wanted, draftKey, context, languageOf }: NewCommentProps) {
  const t = useStudioText()
  const id = useId()
  const [place, setPlace] = useState(wanted.place ?? null)
  const isOffered = subjects.some((each) => each.place === place)
  const chosen = isOffered ? place : null
  return (
    <div className="studio-stack">
      <label htmlFor={id} className="studio-fields">
        {t('comments.about')}
        <select
          id={id}
          className="studio-field"
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => setPlace(value === '' ? null : value)}
        >
          {subjects.map((subject) => (
            <option key={subject.place} value={subject.place ?? ''}>
              {subject.name}
            </option>
          ))}
        </select>
      </label>
      <CommentInput
        label={t('comments.write')}
        draftKey={draftKey}
        send={t('comments.send')}
        colleagues={context.colleagues}
        isBusy={context.isBusy}
        focuses={wanted.place !== undefined}
        onSend={(text) => context.onChange({ text, place: chosen, language: languageOf(chosen) })}
      />
    </div>
  )
}

interface CommentsPanelProps {
  discussion: Discussion | null
  threads: readonly PlacedThread[]
  nameOf: (thread: PlacedThread) => string
  subjects: readonly Subject[]
  languageOf: NewCommentProps['languageOf']
  colleagues: CardContext['colleagues']
  isBusy: boolean
  wanted: Wanted
  /** Path of the document in the API. */
  document: string
  change: (what: CommentChange) => Promise<{ message: string | null } | null>
  onJump: (place: string) => void
  onClose: () => void
}

const saidAfter = {
  edit: 'edited',
  delete: 'deleted',
  resolve: 'resolved',
  reopen: 'reopened',
} as const

/** Says what happened, and what failed. */
function useSaid(change: CommentsPanelProps['change']) {
  const t = useStudioText()
  const [said, setSaid] = useState({ text: '', isFailure: false })
  const send = async (what: CommentChange): Promise<boolean> => {
    const failure = await change(what)
    const done = 'action' in what ? saidAfter[what.action] : 'written'
    setSaid(
      failure
        ? { text: failure.message ?? t('comments.failed'), isFailure: true }
        : { text: t(`comments.said.${done}`), isFailure: false },
    )
    return failure === null
  }
  return { said, send }
}

const openOnes = (threads: readonly PlacedThread[]) => threads.filter(({ resolved }) => !resolved)

/** Which threads are shown: open or resolved ones, as the wanted thread is. That of a wanted place, or inside it, is chosen. */
function useShown(threads: readonly PlacedThread[], wanted: Wanted) {
  const wantedThread = threads.find(({ id }) => id === wanted.thread)
  const [isResolvedShown, setResolvedShown] = useState(Boolean(wantedThread?.resolved))
  const open = openOnes(threads)
  const shown = isResolvedShown ? threads.filter(({ resolved }) => resolved) : open
  const isAtPlace = ({ place }: PlacedThread) =>
    Boolean(wanted.place) && (place === wanted.place || place?.startsWith(`${wanted.place}.`))
  const chosen = wantedThread?.id ?? shown.find(isAtPlace)?.id
  return {
    shown,
    chosen,
    isResolvedShown,
    setResolvedShown,
    counts: [open.length, threads.length - open.length],
  }
}

/** The comments of the document beside its form, which stays usable. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { discussion, threads, nameOf, subjects, colleagues, isBusy, wanted, change, onJump, onClose } = props
  const t = useStudioText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { said, send } = useSaid(change)
  const sendAndStay = async (what: CommentChange): Promise<boolean> => {
    const isDone = await send(what)
    // What was pressed is gone with its comment or thread.
    if (isDone && 'action' in what && what.action !== 'edit') heading.current?.focus()
    return isDone
  }
  const { shown, chosen, isResolvedShown, setResolvedShown, counts } = useShown(threads, wanted)
  const context = { names: discussion?.names ?? {}, colleagues, isBusy, onChange: sendAndStay }

  const focus = useEffectEvent(() => {
    if (wanted.place === undefined && chosen === undefined) heading.current?.focus()
  })
  useEffect(() => focus(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return createPortal(
    <div
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="studio-dialog studio-stack"
      style={panelStyle}
      onKeyDown={press}
    >
      <div className="studio-head studio-controls">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('comments.title')}
        </h2>
        <button type="button" aria-label={t('comments.close')} onClick={onClose}>
          ×
        </button>
      </div>
      <div role="group" aria-label={t('comments.filter')} className="studio-row studio-chips studio-controls">
        {[false, true].map((isResolved, index) => (
          <button
            key={String(isResolved)}
            type="button"
            aria-pressed={isResolvedShown === isResolved}
            onClick={() => setResolvedShown(isResolved)}
          >
            {t(isResolved ? 'comments.resolved' : 'comments.open', { number: counts[index] ?? 0 })}
          </button>
        ))}
      </div>
      <p role="status" className={said.isFailure ? 'studio-tone' : 'sr-only'} data-tone="bad">
        {said.text}
      </p>
      {discussion && shown.length === 0 && (
        <p className="studio-muted">{t(isResolvedShown ? 'comments.noneResolved' : 'comments.none')}</p>
      )}
      {shown.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          name={nameOf(thread)}
          context={context}
          isChosen={thread.id === chosen}
          onJump={onJump}
        />
      ))}
      <NewComment
        subjects={subjects}
        wanted={wanted}
        draftKey={`new ${props.document}`}
        context={context}
        languageOf={props.languageOf}
      />
    </div>,
    document.body,
  )
}
