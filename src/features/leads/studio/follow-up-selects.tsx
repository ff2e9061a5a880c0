'use client'

import { isLeadStatus, leadStatuses, type LeadStatus } from '@/features/leads/model/lead-status'

import { useStudioText } from '@/studio/use-studio-text'

interface SelectProps<Value> {
  /** Accessible name; equal to the visible label where there is one. */
  label: string
  value: Value
  isBusy?: boolean
  onChange: (value: Value) => void
}

/** The status of a lead. */
export function StatusSelect({ label, value, isBusy, onChange }: SelectProps<LeadStatus>) {
  const t = useStudioText()
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={value}
      onChange={({ target }) => isLeadStatus(target.value) && onChange(target.value)}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`leads.statuses.${status}`)}
        </option>
      ))}
    </select>
  )
}

interface AssigneeSelectProps extends SelectProps<string | null> {
  colleagues: { id: string; name: string }[]
}

/** The assignee of a lead. */
export function AssigneeSelect({ label, value, isBusy, colleagues, onChange }: AssigneeSelectProps) {
  const t = useStudioText()
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t('leads.inbox.unassigned')}</option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
