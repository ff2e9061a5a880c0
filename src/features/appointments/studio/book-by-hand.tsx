'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useId, useState, type FormEvent, type InputHTMLAttributes } from 'react'

import { localeNames } from '@/lib/i18n/locales'

import { useRouter } from '@/studio/navigation'
import { useEnabledLanguages } from '@/studio/use-enabled-languages'
import { useStudioText } from '@/studio/use-studio-text'
import { useUnsavedWarning } from '@/studio/use-unsaved-warning'
import { SlotSelect } from './slot-select'
import { useAppointmentCall } from './use-appointment-call'

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  help?: string
}

function Input({ label, help, ...input }: InputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} aria-describedby={help ? `${id}-help` : undefined} />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  )
}

function Languages({ id }: { id: string }) {
  const { i18n } = useTranslation()
  return (
    <select id={id} name="language" defaultValue={i18n.language}>
      {useEnabledLanguages().map((locale) => (
        <option key={locale} value={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </select>
  )
}

const valuesOf = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const value = (name: string) => String(data.get(name) ?? '')
  return {
    choice: value('choice'),
    ref: Number(value('ref')),
    language: value('language'),
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    remark: value('remark'),
  }
}

/** Books an appointment for a caller; it takes a seat of the slot like any other. */
export function BookByHand() {
  const t = useStudioText()
  const router = useRouter()
  const id = useId()
  const { call, isBusy } = useAppointmentCall()
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  useUnsavedWarning(isOpen && isTyped)
  // A repeated request with the same key makes no second appointment.
  const [submissionKey, setSubmissionKey] = useState('')
  const toggle = () => {
    setSubmissionKey(crypto.randomUUID())
    setTyped(false)
    setOpen((before) => !before)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const booked = await call('book', { ...valuesOf(event.currentTarget), submissionKey })
    if (!booked) return
    toast.success(t('appointments.action.done'))
    setOpen(false)
    router.refresh()
  }
  return (
    <section className="studio-stack">
      <button type="button" aria-expanded={isOpen} aria-controls={`${id}-form`} onClick={toggle}>
        {t('appointments.action.book')}
      </button>
      {isOpen && (
        <form
          className="studio-panel studio-fields"
          id={`${id}-form`}
          onInput={() => setTyped(true)}
          onSubmit={(event) => void submit(event)}
        >
          <div>
            <label htmlFor={`${id}-slot`}>{t('appointments.action.slot')}</label>
            <SlotSelect id={`${id}-slot`} name="choice" />
          </div>
          <Input name="ref" label={t('appointments.action.ref')} type="number" min={1} step={1} required />
          <Input name="firstName" label={t('appointments.action.firstName')} maxLength={80} />
          <Input name="lastName" label={t('appointments.action.lastName')} maxLength={80} required />
          <Input
            name="email"
            label={t('appointments.action.email')}
            help={t('appointments.action.emailHelp')}
            type="email"
            maxLength={254}
          />
          <Input name="phone" label={t('appointments.action.phone')} type="tel" maxLength={40} />
          <div>
            <label htmlFor={`${id}-language`}>{t('appointments.action.language')}</label>
            <Languages id={`${id}-language`} />
          </div>
          <Input name="remark" label={t('appointments.action.remark')} maxLength={2000} />
          <button type="submit" className="studio-main" disabled={isBusy}>
            {t('appointments.action.save')}
          </button>
        </form>
      )}
    </section>
  )
}
