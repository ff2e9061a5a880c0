'use client'

import { useAuth, useDocumentInfo, useFormFields, useListDrawerContext } from '@payloadcms/ui'
import { useState } from 'react'

import { lazyPart } from '@/studio/lazy-part'
import { propertyStatuses, type PropertyStatus } from '@/features/property/model/availability'
import { isPropertyGoal } from '@/features/property/model/goal'
import { toDay, type Day } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { isOneOf } from '@/lib/values/read-value'
import { useRouter } from '@/studio/navigation'
import { useShowLatest } from '@/studio/use-show-latest'
import { Badge } from '@/studio/ui/parts'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { useOptionLabel } from './use-option-label'

import './property.css'

const StatusDialog = lazyPart(async () => (await import('./status-dialog')).StatusDialog)

interface ChangeProps {
  id: unknown
  goal: unknown
  status: unknown
  label: string
  /** Names the property for screen readers, where several are in a list. */
  title?: unknown
  onSaved: () => void
}

/** The button that asks for another status; nothing for who may not change it, and in a form that was never saved. */
function ChangeStatus({ goal, id, label, onSaved, status, title }: ChangeProps) {
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  if (typeof id !== 'string' || !isPropertyGoal(goal) || !isOneOf(propertyStatuses, status)) return null
  if (user?.role === 'translator') return null
  return (
    <>
      <button type="button" className="studio-link" onClick={() => setIsOpen(true)}>
        {label}
        {typeof title === 'string' && <span className="sr-only">, {title}</span>}
      </button>
      {isOpen && (
        <StatusDialog
          id={id}
          goal={goal}
          onSaved={onSaved}
          current={status}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** Props that Payload gives to a cell and this one uses. */
interface CellProps {
  rowData?: Partial<Record<'id' | 'goal' | 'status' | 'studioTitle' | 'optionAt' | 'soldAt', unknown>>
  viewType?: string
}

/** When the property got its status; null for those without a day. */
function statusDay(status: PropertyStatus, row: NonNullable<CellProps['rowData']>): Day | null {
  const at = status === 'underOption' ? row.optionAt : status === 'active' ? null : row.soldAt
  return toDay(at)
}

const tones = {
  active: 'good',
  underOption: 'warn',
  sold: 'brand',
  rented: 'brand',
  withdrawn: 'bad',
} as const

/** List cell: the status of a property in words, and a way to change it at once. */
export function StatusCell({ rowData, viewType }: CellProps) {
  const t = useStudioText()
  const label = useOptionLabel('status')
  const language = useStudioLanguage()
  const router = useRouter()
  const { drawerSlug } = useListDrawerContext()
  const { goal, id, status, studioTitle: title } = rowData ?? {}
  if (!isOneOf(propertyStatuses, status)) return null
  const day = statusDay(status, rowData ?? {})
  return (
    <div className="studio-stack studio-stack--tight">
      <Badge tone={tones[status]}>{label(status)}</Badge>
      {day && (
        <span className="studio-small">
          {t('propertyStatus.since', { day: formatDay(day, language, 'short') })}
        </span>
      )}
      {!drawerSlug && viewType !== 'trash' && (
        <ChangeStatus
          goal={goal}
          id={id}
          status={status}
          title={title}
          label={t('propertyStatus.change')}
          onSaved={() => router.refresh()}
        />
      )}
    </div>
  )
}

/** Below the status in the form: changes it for visitors at once, without the rest of a draft. */
export function StatusInForm() {
  const t = useStudioText()
  const { id, isTrashed } = useDocumentInfo()
  const goal = useFormFields(([fields]) => fields.goal?.value)
  const status = useFormFields(([fields]) => fields.status?.value)
  const showLatest = useShowLatest()
  if (isTrashed) return null
  return (
    <ChangeStatus
      goal={goal}
      id={id}
      status={status}
      label={t('propertyStatus.changeOnSite')}
      onSaved={() => void showLatest()}
    />
  )
}
