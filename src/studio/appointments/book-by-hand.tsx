'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent, type InputHTMLAttributes } from 'react'

import { localeNames, locales } from '@/lib/i18n/locales'

import { useStudioText } from '../use-studio-text'
import { actionTexts } from './appointments-texts'
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
      {locales.map((locale) => (
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
    ...{ choice: value('choice'), ref: Number(value('ref')), language: value('language') },
    ...{ firstName: value('firstName'), lastName: value('lastName') },
    ...{ email: value('email'), phone: value('phone'), remark: value('remark') },
  }
}

/** An appointment that staff make, on the telephone for example: it takes a seat like every other. */
export function BookByHand() {
  const text = useStudioText()
  const router = useRouter()
  const id = useId()
  const { call, isBusy } = useAppointmentCall()
  const [isOpen, setOpen] = useState(false)
  // Repeating what seemed to fail makes no second appointment.
  const [submissionKey, setSubmissionKey] = useState('')
  const toggle = () => {
    setSubmissionKey(crypto.randomUUID())
    setOpen((before) => !before)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const booked = await call('book', { ...valuesOf(event.currentTarget), submissionKey })
    if (!booked) return
    toast.success(text(actionTexts.done))
    setOpen(false)
    router.refresh()
  }
  return (
    <section className="studio-agenda__book">
      <button type="button" aria-expanded={isOpen} aria-controls={`${id}-form`} onClick={toggle}>
        {text(actionTexts.book)}
      </button>
      {isOpen && (
        <form id={`${id}-form`} onSubmit={(event) => void submit(event)}>
          <div>
            <label htmlFor={`${id}-slot`}>{text(actionTexts.slot)}</label>
            <SlotSelect id={`${id}-slot`} name="choice" />
          </div>
          <Input name="ref" label={text(actionTexts.ref)} type="number" min={1} step={1} required />
          <Input name="firstName" label={text(actionTexts.firstName)} maxLength={80} />
          <Input name="lastName" label={text(actionTexts.lastName)} maxLength={80} required />
          <Input
            name="email"
            label={text(actionTexts.email)}
            help={text(actionTexts.emailHelp)}
            type="email"
            maxLength={254}
          />
          <Input name="phone" label={text(actionTexts.phone)} type="tel" maxLength={40} />
          <div>
            <label htmlFor={`${id}-language`}>{text(actionTexts.language)}</label>
            <Languages id={`${id}-language`} />
          </div>
          <Input name="remark" label={text(actionTexts.remark)} maxLength={2000} />
          <button type="submit" disabled={isBusy}>
            {text(actionTexts.save)}
          </button>
        </form>
      )}
    </section>
  )
}
