'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { goneStatusOf, type PropertyStatus } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import { belgianDay, toDay, type Day } from '@/lib/time/belgian-time'
import { sendStudioRequest, type RequestOptions } from '@/studio/send-studio-request'
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

interface StoredStatus {
  status: PropertyStatus
  optionAt?: string | null
  soldAt?: string | null
}

/** The Belgian day of a status; null for an available property. */
const dayOf = ({ status, optionAt, soldAt }: StoredStatus): Day | null =>
  status === 'active' ? null : toDay(status === 'underOption' ? optionAt : soldAt)

/** Sends the status, says why it was refused, and offers to put the former one back. */
function useStatus(id: string, onSaved: () => void) {
  const t = useStudioText()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // The offer outlives the dialog, and so do its requests.
  const send = <Data,>(path: string, options: RequestOptions) =>
    sendStudioRequest<Data>(config.routes.api, `properties/${id}${path}`, {
      ...options,
      language: i18n.language,
    })
  const read = () => send<StoredStatus>('', { query: { depth: '0', draft: 'true' } })
  const post = (status: PropertyStatus, day: string | null) =>
    send('/status', { body: { status, ...(day && { day }) } })

  const undo = async (before: StoredStatus, written: StoredStatus) => {
    const now = await read()
    const isSame = now.isOk && now.data.status === written.status && dayOf(now.data) === dayOf(written)
    const answer = isSame ? await post(before.status, dayOf(before)) : null
    if (answer?.isOk) toast.success(t('undo.documents', { count: 1 }))
    else toast.warning(t('undo.documentsLeft', { count: 1 }))
    onSaved()
  }
  const save = async (status: PropertyStatus, day: string | null): Promise<boolean> => {
    setBusy(true)
    const before = await read()
    const answer = await post(status, day)
    const written = answer.isOk ? await read() : null
    setBusy(false)
    if (!answer.isOk) setProblem(answer.message ?? t('propertyStatus.failed'))
    else if (before.isOk && written?.isOk)
      toast.success(t('propertyStatus.saved'), {
        action: { label: t('undo.undo'), onClick: () => void undo(before.data, written.data) },
      })
    else toast.success(t('propertyStatus.saved'))
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
  const { isBusy, problem, save } = useStatus(id, onSaved)
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
