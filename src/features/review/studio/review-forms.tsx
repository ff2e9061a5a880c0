'use client'

import { useId, useState } from 'react'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import { maxNote, minReason, type DecisionKind } from '@/features/review/model/review'
import type { ReviewChoices, ReviewView } from '@/features/review/model/review-view'
import { isOneOf } from '@/lib/values/read-value'
import { useFormSaves } from '@/studio/form-saves'
import { useShowLatest } from '@/studio/use-show-latest'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface FormProps {
  /** Path of the document in the API. */
  document: string
  review: ReviewView
  reload: () => void
}

/** Sends a step of the review, after what was typed is saved. */
function useStep({ document, reload }: Pick<FormProps, 'document' | 'reload'>) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const findSaves = useFormSaves()
  const [error, setError] = useState('')
  /** Resolves to whether the request was accepted. */
  const send = async (path: string, options: Parameters<typeof request>[1]): Promise<boolean> => {
    await findSaves()?.flush()
    const answer = await request<object>(path, options)
    setError(answer.isOk ? '' : (answer.message ?? t('versions.failed')))
    reload()
    return answer.isOk
  }
  const run = (step: 'ask' | 'decide' | 'withdraw', body: object) =>
    send(`review/${step}`, { body: { document, ...body } })
  return { run, send, isBusy, error }
}

/** Inside the dialog: a message of the page would be behind it. */
const Refusal = ({ error }: { error: string }) => (
  <p role="alert" className="studio-tone" data-tone="bad">
    {error}
  </p>
)

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
  const { run, isBusy, error } = useStep(props)
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
      <Refusal error={error} />
    </section>
  )
}

/** Approves the newest text, or says what should change. */
export function DecideForm(props: FormProps) {
  const t = useStudioText()
  const id = useId()
  const { run, isBusy, error } = useStep(props)
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
      <Refusal error={error} />
    </section>
  )
}

export function WithdrawButton(props: FormProps) {
  const t = useStudioText()
  const { run, isBusy, error } = useStep(props)
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void run('withdraw', {})}>
        {t('review.withdraw')}
      </button>
      <Refusal error={error} />
    </>
  )
}

/** Publishes the newest text without an approval; the reason stays in the log. */
export function ReasonForm(props: FormProps) {
  const t = useStudioText()
  const { send, isBusy, error } = useStep(props)
  const showLatest = useShowLatest()
  const { globalSlug, setHasPublishedDoc } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [reason, setReason] = useState('')
  const publish = async () => {
    const isPublished = await send(props.document, {
      method: globalSlug ? 'POST' : 'PATCH',
      body: { _status: 'published', publishReason: reason },
      query: { depth: '0', locale, 'fallback-locale': 'null' },
    })
    if (!isPublished) return
    setHasPublishedDoc(true)
    await showLatest()
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
        <Refusal error={error} />
      </div>
    </details>
  )
}
