'use client'

import { useId, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'
import { useAppointmentCall } from './use-appointment-call'

/** The private calendar feed of the signed-in user. */
export function CalendarLink() {
  const t = useStudioText()
  const id = useId()
  const { call, isBusy } = useAppointmentCall()
  const [url, setUrl] = useState<string | null>(null)
  const ask = async (renew: boolean) => {
    const answer = await call('calendar', { renew })
    if (typeof answer?.url === 'string') setUrl(answer.url)
  }
  return (
    <section className="studio-stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('appointments.agenda.feedTitle')}</h2>
      <p>{t('appointments.agenda.feedIntro')}</p>
      {url === null ? (
        <button type="button" disabled={isBusy} onClick={() => void ask(false)}>
          {t('appointments.agenda.feedShow')}
        </button>
      ) : (
        <div role="status" className="studio-row">
          <label htmlFor={`${id}-url`}>{t('appointments.agenda.feedUrl')}</label>
          <input id={`${id}-url`} size={60} readOnly value={url} onFocus={({ target }) => target.select()} />
          <button type="button" disabled={isBusy} onClick={() => void ask(true)}>
            {t('appointments.agenda.feedRenew')}
          </button>
        </div>
      )}
    </section>
  )
}
