'use client'

import { useId, useState } from 'react'

import { useStudioText } from '../use-studio-text'
import { agendaTexts } from './appointments-texts'
import { useAppointmentCall } from './use-appointment-call'

/** The private address by which a member of staff follows the own appointments in a calendar program. */
export function CalendarLink() {
  const text = useStudioText()
  const id = useId()
  const { call, isBusy } = useAppointmentCall()
  const [url, setUrl] = useState<string | null>(null)
  const ask = async (renew: boolean) => {
    const answer = await call('calendar', { renew })
    if (typeof answer?.url === 'string') setUrl(answer.url)
  }
  return (
    <section className="studio-agenda__feed" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text(agendaTexts.feedTitle)}</h2>
      <p>{text(agendaTexts.feedIntro)}</p>
      {url === null ? (
        <button type="button" disabled={isBusy} onClick={() => void ask(false)}>
          {text(agendaTexts.feedShow)}
        </button>
      ) : (
        <div role="status">
          <label htmlFor={`${id}-url`}>{text(agendaTexts.feedAddress)}</label>
          <input id={`${id}-url`} readOnly value={url} onFocus={({ target }) => target.select()} />
          <button type="button" disabled={isBusy} onClick={() => void ask(true)}>
            {text(agendaTexts.feedRenew)}
          </button>
        </div>
      )}
    </section>
  )
}
