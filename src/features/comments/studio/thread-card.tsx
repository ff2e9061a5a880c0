'use client'

import { useEffect, useRef, useState } from 'react'

import { mentionableIn, partsOfText, withNames, type Colleague } from '@/features/comments/model/mentions'
import type { Comment } from '@/features/comments/model/thread'
import { isLocale, localeNames } from '@/lib/i18n/locales'
import { formatMoment } from '@/lib/time/format-time'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { CommentInput } from './comment-input'
import type { PlacedThread } from './place-threads'
import type { ChangeAction, CommentChange } from './use-discussion'

/** What the cards of a panel share. */
export interface CardContext {
  names: Readonly<Record<string, string>>
  colleagues: readonly Colleague[]
  isBusy: boolean
  /** Answers whether it is done. */
  onChange: (change: CommentChange) => Promise<boolean>
}

interface CommentPartProps {
  comment: Comment
  context: CardContext
}

function CommentText({ text, names }: { text: string; names: CardContext['names'] }) {
  const t = useStudioText()
  return (
    <p className="studio-breakable">
      {partsOfText(text).map((part, index) =>
        part.id === null ? (
          part.text
        ) : (
          <span key={index} className="studio-strong">
            @{names[part.id] ?? t('comments.former')}
          </span>
        ),
      )}
    </p>
  )
}

/** A comment, with what its reader may do with it. */
function CommentPart({ comment, context }: CommentPartProps) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const [isEditing, setEditing] = useState(false)
  const { id, text, authorName, createdAt, isEdited, isOwn, mayDelete } = comment
  const { names, colleagues, isBusy, onChange } = context
  if (text === '') return <p className="studio-muted">{t('comments.deleted')}</p>
  return (
    <article className="studio-stack studio-stack--tight">
      <p className="studio-row">
        <span className="studio-strong">{authorName ?? t('comments.former')}</span>
        <span className="studio-muted">
          <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
          {isEdited && ` · ${t('comments.edited')}`}
        </span>
      </p>
      {isEditing ? (
        <CommentInput
          label={t('comments.edit')}
          draftKey={`edit ${id}`}
          first={withNames(text, (each) => names[each] ?? t('comments.former'))}
          send={t('comments.save')}
          colleagues={mentionableIn(text, colleagues, names)}
          isBusy={isBusy}
          focuses
          onCancel={() => setEditing(false)}
          onSend={async (changed) => {
            const isDone = await onChange({ id, action: 'edit', text: changed })
            if (isDone) setEditing(false)
            return isDone
          }}
        />
      ) : (
        <>
          <CommentText text={text} names={names} />
          {(isOwn || mayDelete) && (
            <p className="studio-row">
              {isOwn && (
                <button type="button" className="studio-link studio-muted" onClick={() => setEditing(true)}>
                  {t('comments.edit')}
                </button>
              )}
              {mayDelete && (
                <button
                  type="button"
                  className="studio-link studio-muted"
                  disabled={isBusy}
                  onClick={() => void onChange({ id, action: 'delete' })}
                >
                  {t('comments.delete')}
                </button>
              )}
            </p>
          )}
        </>
      )}
    </article>
  )
}

interface ThreadCardProps {
  thread: PlacedThread
  /** Of the block or field; of the document for one on the whole. */
  name: string
  context: CardContext
  isChosen: boolean
  onJump: (place: string) => void
}

/** A thread: what it is about, its comments, and an answer. */
export function ThreadCard({ thread, name, context, isChosen, onJump }: ThreadCardProps) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const card = useRef<HTMLElement>(null)
  const [isAnswering, setAnswering] = useState(false)
  const { id, place, comments, isGone, resolved } = thread
  const { onChange, isBusy } = context
  const [first] = comments

  useEffect(() => {
    if (!isChosen) return
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [isChosen])

  const act = (action: ChangeAction) => void onChange({ id, action })
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('comments.thread', { name })}
      aria-current={isChosen || undefined}
      className="studio-panel studio-stack"
    >
      <p className="studio-row studio-row--between">
        <span className="studio-small">
          {isGone ? t('comments.gone') : name}
          {isLocale(thread.language) && ` (${localeNames[thread.language]})`}
        </span>
        {place !== null && !isGone && (
          <button type="button" className="studio-link studio-small" onClick={() => onJump(place)}>
            {t('comments.jump')}
          </button>
        )}
      </p>
      {comments.map((comment) => (
        <CommentPart key={comment.id} comment={comment} context={context} />
      ))}
      {resolved && (
        <p className="studio-small">
          {t('comments.resolvedBy', {
            name: resolved.by ?? t('comments.former'),
            time: formatMoment(resolved.at, language),
          })}
        </p>
      )}
      {isAnswering ? (
        <CommentInput
          label={t('comments.answerTo', { name: first?.authorName ?? t('comments.former') })}
          draftKey={`answer ${id}`}
          send={t('comments.answer')}
          colleagues={context.colleagues}
          isBusy={isBusy}
          focuses
          onCancel={() => setAnswering(false)}
          onSend={async (text) => {
            const isDone = await onChange({ thread: id, text })
            if (isDone) setAnswering(false)
            return isDone
          }}
        />
      ) : (
        <p className="studio-row studio-controls">
          <button type="button" onClick={() => setAnswering(true)}>
            {t('comments.answer')}
          </button>
          <button type="button" disabled={isBusy} onClick={() => act(resolved ? 'reopen' : 'resolve')}>
            {t(resolved ? 'comments.reopen' : 'comments.resolve')}
          </button>
        </p>
      )}
    </section>
  )
}
