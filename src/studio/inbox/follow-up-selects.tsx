'use client'

import { isLeadStatus, leadStatuses, leadStatusLabels, type LeadStatus } from '@/lib/leads/lead-status'

import { useStudioText } from '../use-studio-text'
import { inboxTexts } from './inbox-texts'

interface SelectProps<Value> {
  /** Read out; the words beside it where there are any. */
  label: string
  value: Value
  isBusy?: boolean
  onChange: (value: Value) => void
}

/** How far staff are with a lead. */
export function StatusSelect({ label, value, isBusy, onChange }: SelectProps<LeadStatus>) {
  const text = useStudioText()
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={value}
      onChange={({ target }) => isLeadStatus(target.value) && onChange(target.value)}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {text(leadStatusLabels[status])}
        </option>
      ))}
    </select>
  )
}

interface AssigneeSelectProps extends SelectProps<string | null> {
  colleagues: { id: string; name: string }[]
}

/** Who looks after a lead. */
export function AssigneeSelect({ label, value, isBusy, colleagues, onChange }: AssigneeSelectProps) {
  const text = useStudioText()
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{text(inboxTexts.nobody)}</option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
