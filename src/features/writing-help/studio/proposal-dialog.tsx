'use client'

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { Button, toast, useField } from '@payloadcms/ui'

import type { WritingCollection, WritingKind } from '@/features/writing-help/model/writing-kinds'
import type { DescribedClaim } from '@/features/writing-help/model/describe-claim'
import type { TextMessage } from '@/features/writing-help/model/prompt'
import { textOf } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'

import { useProposal, type ProposalState } from './use-proposal'

const isMarked = ({ state }: DescribedClaim): boolean => state !== 'agrees'

/** The proposal with its doubtful places marked. */
function MarkedText({ text, claims }: { text: string; claims: readonly DescribedClaim[] }) {
  const parts: ReactNode[] = []
  let last = 0
  for (const { start, end } of claims.filter(isMarked)) {
    parts.push(text.slice(last, start), <mark key={start}>{text.slice(start, end)}</mark>)
    last = end
  }
  return (
    <p lang="" style={{ whiteSpace: 'pre-wrap' }}>
      {parts}
      {text.slice(last)}
    </p>
  )
}

/** What the marks mean, in words. */
function ClaimList({ claims }: { claims: readonly DescribedClaim[] }) {
  const t = useStudioText()
  const count = claims.filter((claim) => !isMarked(claim)).length
  const line = ({ state, words, says }: DescribedClaim): string => {
    if (state === 'notInFacts') return t('writingHelp.claims.notInFacts', { words })
    return says.length > 0
      ? t('writingHelp.claims.contradicts', { words, values: says.join(', ') })
      : t('writingHelp.claims.contradictsPlain', { words })
  }
  const marked = claims.filter(isMarked)
  return (
    <section className="studio-panel" data-tone={marked.length > 0 ? 'warn' : 'good'}>
      <h3>{t('writingHelp.claims.title')}</h3>
      <p>{count > 0 ? t('writingHelp.claims.agrees', { count }) : t('writingHelp.claims.none')}</p>
      <ul>
        {marked.map((claim) => (
          <li key={claim.start}>{line(claim)}</li>
        ))}
      </ul>
    </section>
  )
}

function SentMessages({ messages, hasPicture }: { messages: readonly TextMessage[]; hasPicture: boolean }) {
  const t = useStudioText()
  return (
    <>
      <p>{t('writingHelp.sentIntro')}</p>
      {hasPicture && <p>{t('writingHelp.sentPicture')}</p>}
      {messages.map(({ role, content }) => (
        <pre key={role} className="studio-paper studio-small" style={{ whiteSpace: 'pre-wrap' }}>
          {content}
        </pre>
      ))}
    </>
  )
}

/** What the dialog shows below its heading. */
function Contents({ state, present, kind }: { state: ProposalState; present: string; kind: WritingKind }) {
  const t = useStudioText()
  if (state.step === 'preview')
    return (
      <section>
        <h3>{t('writingHelp.sentTitle')}</h3>
        <SentMessages {...state.sent} />
      </section>
    )
  if (state.step !== 'proposed') return null
  const { text, claims, sent } = state
  return (
    <>
      <p>{t('writingHelp.review')}</p>
      <div className="studio-grid">
        <section>
          <h3>{t('writingHelp.present')}</h3>
          <p style={{ whiteSpace: 'pre-wrap' }}>{present || t('writingHelp.presentNone')}</p>
        </section>
        <section>
          <h3>{t('writingHelp.proposal')}</h3>
          <MarkedText text={text} claims={claims} />
        </section>
      </div>
      {kind !== 'alt' && <ClaimList claims={claims} />}
      <details>
        <summary>{t('writingHelp.sentTitle')}</summary>
        <SentMessages {...sent} />
      </details>
    </>
  )
}

interface ProposalDialogProps {
  path: string
  kind: WritingKind
  collection: WritingCollection
  /** Called with the text that comes into the form. */
  onTake: (text: string) => void
  onClose: () => void
}

/** A proposal beside the present text. Nothing comes into the form before the editor takes it over. */
export function ProposalDialog({ path, kind, collection, onTake, onClose }: ProposalDialogProps) {
  const t = useStudioText()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { value, setValue } = useField<string>({ path })
  const present = textOf(value)
  const { state, send } = useProposal({ kind, collection, present })
  useEffect(() => dialog.current?.showModal(), [])
  // Enter would save the document around the dialog.
  const stayHere = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  const close = () => dialog.current?.close()
  const take = (text: string) => {
    setValue(text)
    onTake(text)
    toast.success(t('writingHelp.taken'))
    close()
  }
  const status = { loading: 'writingHelp.loading', working: 'writingHelp.working' } as const
  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-dialog--wide"
      aria-labelledby={title}
      onKeyDown={stayHere}
      onClose={onClose}
    >
      <h2 id={title}>{t('writingHelp.title')}</h2>
      <p role="status">{state.step === 'loading' || state.step === 'working' ? t(status[state.step]) : ''}</p>
      {state.step === 'failed' && <p role="alert">{state.message ?? t('writingHelp.faults.unreachable')}</p>}
      <Contents state={state} present={present} kind={kind} />
      <div className="studio-row">
        {state.step === 'preview' && (
          <Button margin={false} onClick={() => void send()}>
            {t('writingHelp.send')}
          </Button>
        )}
        {state.step === 'proposed' && (
          <Button margin={false} onClick={() => take(state.text)}>
            {t('writingHelp.take')}
          </Button>
        )}
        {(state.step === 'proposed' || state.step === 'failed') && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void send()}>
            {t('writingHelp.again')}
          </Button>
        )}
        <Button buttonStyle="transparent" margin={false} onClick={close}>
          {t('writingHelp.close')}
        </Button>
      </div>
    </dialog>
  )
}
