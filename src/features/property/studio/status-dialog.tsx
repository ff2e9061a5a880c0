'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { goneStatusOf, type PropertyStatus } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import { belgianDay } from '@/lib/time/belgian-time'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { useOptionLabel } from './use-option-label'

interface StatusDialogProps {
  id: string
  goal: PropertyGoal
  current: PropertyStatus
  onSaved: () => void
  onClose: () => void
}

/** Sends the status, and says why it was refused. */
function useStatus(id: string) {
  const t = useStudioText()
  const { isBusy, request } = useStudioRequest()
  const [problem, setProblem] = useState('')
  const save = async (status: PropertyStatus, day: string | null): Promise<boolean> => {
    const answer = await request(`properties/${id}/status`, { body: { status, ...(day && { day }) } })
    if (answer.isOk) toast.success(t('propertyStatus.saved'))
    else setProblem(answer.message ?? t('propertyStatus.failed'))
    return answer.isOk
  }
  return { isBusy, problem, save }
}

interface ChoiceProps {
  chosen: PropertyStatus
  statuses: readonly PropertyStatus[]
  onChoose: (status: PropertyStatus) => void
}

function StatusChoice({ chosen, onChoose, statuses }: ChoiceProps) {
  const name = useId()
  const label = useOptionLabel('status')
  return (
    <div className="studio-row">
      {statuses.map((status) => (
        <label key={status} className="studio-check">
          <input
            type="radio"
            name={name}
            checked={status === chosen}
            autoFocus={status === chosen}
            onChange={() => onChoose(status)}
          />
          {label(status)}
        </label>
      ))}
    </div>
  )
}

/** Asks for the status of a property, and for the day unless it is available. Not a form: that of the property surrounds it. */
export function StatusDialog({ current, goal, id, onClose, onSaved }: StatusDialogProps) {
  const t = useStudioText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // oxlint-disable-next-line react/purity -- the view shows what applies today
  const today = belgianDay(new Date())
  const gone = goneStatusOf(goal)
  const statuses = ['active', 'underOption', gone] as const
  const [chosen, setChosen] = useState<PropertyStatus>(statuses.find((each) => each === current) ?? gone)
  const [day, setDay] = useState(today)
  const { isBusy, problem, save } = useStatus(id)
  useEffect(() => dialog.current?.showModal(), [])
  const hasDay = chosen !== 'active'
  const goneLabel = gone === 'sold' ? 'propertyStatus.soldOn' : 'propertyStatus.rentedOn'
  const send = async () => {
    if (!(await save(chosen, hasDay ? day : null))) return
    dialog.current?.close()
    onSaved()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!isBusy && day !== '') void send()
  }
  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-controls"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId}>{t('propertyStatus.title')}</h2>
      <StatusChoice chosen={chosen} statuses={statuses} onChoose={setChosen} />
      {hasDay && (
        <label className="studio-stack studio-stack--tight">
          {t(chosen === 'underOption' ? 'propertyStatus.optionSince' : goneLabel)}
          <input
            type="date"
            className="studio-field"
            max={today}
            value={day}
            onChange={({ target: { value } }) => setDay(value)}
          />
        </label>
      )}
      <p className="studio-small">{t('propertyStatus.online')}</p>
      <div role="alert">{problem && <Notice tone="bad">{problem}</Notice>}</div>
      <div className="studio-row">
        <Button margin={false} disabled={isBusy || (hasDay && day === '')} onClick={() => void send()}>
          {t('propertyStatus.save')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {t('propertyStatus.cancel')}
        </Button>
      </div>
    </dialog>
  )
}
