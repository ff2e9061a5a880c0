'use client'

import { useRouter } from '@/studio/navigation'
import { useId, useRef, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'
import { useAppointmentCall } from './use-appointment-call'

interface OwnCalendarProps {
  /** What is known of the calendar; empty without one. */
  state: string
}

/** The own calendar of an agent, which closes moments for visits. Its address is a secret and not shown again. */
export function OwnCalendar({ state }: OwnCalendarProps) {
  const t = useStudioText()
  const id = useId()
  const router = useRouter()
  const { call, isBusy } = useAppointmentCall()
  const [url, setUrl] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const keep = async (address: string) => {
    if (!(await call('own-calendar', { url: address }))) return
    setUrl('')
    // A button may be gone.
    field.current?.focus()
    router.refresh()
  }
  return (
    <section className="studio-stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('appointments.ownCalendar.title')}</h2>
      <p id={`${id}-intro`}>{t('appointments.ownCalendar.intro')}</p>
      <p role="status">{state}</p>
      <form
        className="studio-row"
        onSubmit={(event) => {
          event.preventDefault()
          void keep(url)
        }}
      >
        <label htmlFor={`${id}-url`}>{t('appointments.ownCalendar.url')}</label>
        <input
          ref={field}
          id={`${id}-url`}
          aria-describedby={`${id}-intro`}
          size={60}
          required
          maxLength={2000}
          autoComplete="off"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <button type="submit" disabled={isBusy}>
          {t('appointments.ownCalendar.read')}
        </button>
        {state !== '' && (
          <button type="button" disabled={isBusy} onClick={() => void keep('')}>
            {t('appointments.ownCalendar.end')}
          </button>
        )}
      </form>
    </section>
  )
}
