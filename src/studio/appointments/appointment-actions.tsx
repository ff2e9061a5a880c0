'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'

import { stateOf } from '@/lib/appointments/appointment-state'
import type { Appointment } from '@/payload-types'

import { useStudioText } from '../use-studio-text'
import { actionTexts } from './appointments-texts'
import { SlotSelect } from './slot-select'
import { useAppointmentCall } from './use-appointment-call'

import './appointments.css'

type Do = (path: string, body?: Record<string, unknown>) => Promise<void>

interface PartProps {
  isBusy: boolean
  run: Do
}

function Move({ isBusy, run }: PartProps) {
  const text = useStudioText()
  const id = useId()
  const [choice, setChoice] = useState('')
  return (
    <div className="studio-agenda__move">
      <label htmlFor={id}>{text(actionTexts.slot)}</label>
      <SlotSelect id={id} value={choice} onChange={setChoice} />
      <button type="button" disabled={isBusy || choice === ''} onClick={() => void run('move', { choice })}>
        {text(actionTexts.move)}
      </button>
    </div>
  )
}

/** Asks once more: a cancelled appointment cannot come back. */
function Cancel({ isBusy, run }: PartProps) {
  const text = useStudioText()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {text(actionTexts.cancel)}
      </button>
    )
  return (
    <div role="group" className="studio-agenda__sure">
      <p>{text(actionTexts.cancelSure)}</p>
      <button type="button" disabled={isBusy} onClick={() => void run('cancel')}>
        {text(actionTexts.cancelYes)}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {text(actionTexts.cancelNo)}
      </button>
    </div>
  )
}

/** What staff do with an appointment: confirm, move, cancel. Each change is one step of its own, and is mailed. */
export function AppointmentActions() {
  const { id, savedDocumentData } = useDocumentInfo()
  const text = useStudioText()
  const router = useRouter()
  const { call, isBusy } = useAppointmentCall()
  // Payload types the data of any document; this field stands in appointments alone.
  const appointment = savedDocumentData as Appointment | undefined
  if (!id || !appointment?.day) return null
  const state = stateOf(appointment, new Date())
  if (state === 'past' || state === 'cancelled') return null
  const run: Do = async (path, body) => {
    if (!(await call(`${id}/${path}`, body))) return
    toast.success(text(actionTexts.done))
    router.refresh()
    // The form keeps what it was opened with; only a fresh one shows the new day.
    window.location.reload()
  }
  return (
    <div className="studio-agenda studio-agenda--actions">
      {state === 'requested' && (
        <button type="button" disabled={isBusy} data-main onClick={() => void run('confirm')}>
          {text(actionTexts.confirm)}
        </button>
      )}
      <Move isBusy={isBusy} run={run} />
      <Cancel isBusy={isBusy} run={run} />
    </div>
  )
}
