'use client'

import { useId, useState } from 'react'

import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui'

import { maxNote, minReason, type DecisionKind } from '@/features/review/model/review'
import type { ReviewChoices, ReviewView } from '@/features/review/model/review-view'
import { isOneOf } from '@/lib/values/read-value'
import { useFormSaves } from '@/studio/form-saves'
import { useSend, useShowLatest } from '@/studio/use-show-latest'
import { useStudioText } from '@/studio/use-studio-text'

interface FormProps {
  /** Path of the document in the API. */
  document: string
  review: ReviewView
  reload: () => void
}

/** Sends a step of the review, after what was typed is saved. */
function useStep({ document, reload }: Pick<FormProps, 'document' | 'reload'>) {
  const send = useSend()
  const findSaves = useFormSaves()
  const [isBusy, setBusy] = useState(false)
  const run = async (step: 'ask' | 'decide' | 'withdraw', body: object): Promise<boolean> => {
    setBusy(true)
    await findSaves()?.flush()
    const answer = await send<object>(`review/${step}`, { body: { document, ...body } })
    setBusy(false)
    reload()
    return answer !== null
  }
  return { run, isBusy }
}

interface NoteProps {
  label: string
  note: string
  setNote: (note: string) => void
}

function Note({ label, note, setNote }: NoteProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="studio-field"
        rows={3}
        maxLength={maxNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  )
}

/** Asks a role or a colleague for a review. */
export function AskForm({ choices, ...props }: FormProps & { choices: ReviewChoices }) {
  const t = useStudioText()
  const id = useId()
  const { run, isBusy } = useStep(props)
  const [note, setNote] = useState('')
  const [to, setTo] = useState<string>(choices.roles[0] ?? '')
  const send = () => {
    const role = isOneOf(choices.roles, to) ? to : null
    return run('ask', { role, user: role ? null : to, note })
  }
  return (
    <section className="studio-stack studio-stack--tight" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{t('review.ask.heading')}</h3>
      <label htmlFor={id}>{t('review.ask.to')}</label>
      <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
        {choices.roles.map((role) => (
          <option key={role} value={role}>
            {t(`review.roles.${role}`)}
          </option>
        ))}
        {choices.people.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
      <Note label={t('review.note')} note={note} setNote={setNote} />
      <button type="button" className="studio-main" disabled={isBusy} onClick={() => void send()}>
        {t('review.ask.send')}
      </button>
    </section>
  )
}

/** Approves the newest text, or says what should change. */
export function DecideForm(props: FormProps) {
  const t = useStudioText()
  const id = useId()
  const { run, isBusy } = useStep(props)
  const [note, setNote] = useState('')
  const decide = (decision: DecisionKind) =>
    run('decide', { decision, note, revision: props.review.revision })
  return (
    <section className="studio-stack studio-stack--tight" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{t('review.decide.heading')}</h3>
      <Note label={t('review.note')} note={note} setNote={setNote} />
      <div className="studio-row">
        <button
          type="button"
          className="studio-main"
          disabled={isBusy}
          onClick={() => void decide('approved')}
        >
          {t('review.decide.approve')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void decide('changesWanted')}>
          {t('review.decide.wantChanges')}
        </button>
      </div>
    </section>
  )
}

export function WithdrawButton(props: FormProps) {
  const t = useStudioText()
  const { run, isBusy } = useStep(props)
  return (
    <button type="button" disabled={isBusy} onClick={() => void run('withdraw', {})}>
      {t('review.withdraw')}
    </button>
  )
}

/** Publishes the newest text without an approval; the reason stays in the log. */
export function ReasonForm({ document, reload }: FormProps) {
  const t = useStudioText()
  const send = useSend()
  const showLatest = useShowLatest()
  const findSaves = useFormSaves()
  const { globalSlug, setHasPublishedDoc } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    await findSaves()?.flush()
    const published = await send<object>(document, {
      method: globalSlug ? 'POST' : 'PATCH',
      body: { _status: 'published', publishReason: reason },
      query: { depth: '0', locale, 'fallback-locale': 'null' },
    })
    setBusy(false)
    if (!published) return
    setHasPublishedDoc(true)
    toast.success(t('review.reason.done'))
    await showLatest()
    reload()
  }
  return (
    <details>
      <summary>{t('review.reason.heading')}</summary>
      <div className="studio-stack studio-stack--tight">
        <Note label={t('review.reason.label', { min: minReason })} note={reason} setNote={setReason} />
        <button
          type="button"
          disabled={isBusy || reason.trim().length < minReason}
          onClick={() => void publish()}
        >
          {t('review.reason.publish')}
        </button>
      </div>
    </details>
  )
}
