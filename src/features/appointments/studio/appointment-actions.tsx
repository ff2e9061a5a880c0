'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { isChangeable, stateOf } from '@/features/appointments/model/appointment-state'
import type { Appointment } from '@/payload-types'

import { useRouter } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'
import { SlotSelect } from './slot-select'
import { useAppointmentCall } from './use-appointment-call'

type Do = (path: string, body?: Record<string, unknown>) => Promise<void>

interface PartProps {
  isBusy: boolean
  run: Do
}

function Move({ isBusy, run }: PartProps) {
  const t = useStudioText()
  const id = useId()
  const [choice, setChoice] = useState('')
  return (
    <div className="studio-row">
      <label htmlFor={id}>{t('appointments.action.slot')}</label>
      <SlotSelect id={id} value={choice} onChange={setChoice} />
      <button type="button" disabled={isBusy || choice === ''} onClick={() => void run('move', { choice })}>
        {t('appointments.action.move')}
      </button>
    </div>
  )
}

/** Asks for confirmation: cancelling cannot be undone. */
function Cancel({ isBusy, run }: PartProps) {
  const t = useStudioText()
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <button type="button" onClick={() => setConfirming(true)}>
        {t('appointments.action.cancel')}
      </button>
    )
  return (
    <div role="group" className="studio-row">
      <p>{t('appointments.action.cancelSure')}</p>
      <button type="button" disabled={isBusy} onClick={() => void run('cancel')}>
        {t('appointments.action.cancelYes')}
      </button>
      <button type="button" onClick={() => setConfirming(false)}>
        {t('appointments.action.cancelNo')}
      </button>
    </div>
  )
}

/** Confirms, moves or cancels an appointment. Each change is sent by e-mail. */
export function AppointmentActions() {
  const { id, savedDocumentData } = useDocumentInfo()
  const t = useStudioText()
  const router = useRouter()
  const { call, isBusy } = useAppointmentCall()
  // Payload types the data of any document; this field exists in appointments only.
  const appointment = savedDocumentData as Appointment | undefined
  if (!id || !appointment?.day) return null
  // oxlint-disable-next-line react/purity -- the view shows what applies now
  const state = stateOf(appointment, new Date())
  if (!isChangeable(state)) return null
  const run: Do = async (path, body) => {
    if (!(await call(`${id}/${path}`, body))) return
    toast.success(t('appointments.action.done'))
    router.refresh()
    // The form keeps its initial values; only a reload shows the new day.
    window.location.reload()
  }
  return (
    <div className="studio-part studio-panel studio-controls studio-row">
      {state !== 'confirmed' && (
        <button type="button" disabled={isBusy} className="studio-main" onClick={() => void run('confirm')}>
          {t('appointments.action.confirm')}
        </button>
      )}
      <Move isBusy={isBusy} run={run} />
      <Cancel isBusy={isBusy} run={run} />
    </div>
  )
}
