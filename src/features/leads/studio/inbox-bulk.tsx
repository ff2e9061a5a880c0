'use client'

import { useState } from 'react'

import { isLeadStatus, leadStatuses } from '@/features/leads/model/lead-status'

import { useStudioText } from '@/studio/use-studio-text'
import type { Change } from './use-follow-up'

interface InboxBulkProps {
  count: number
  colleagues: { id: string; name: string }[]
  isBusy: boolean
  onApply: (change: Change) => void
}

const unassigned = 'none'

function toChange(status: string, assignee: string): Change | null {
  const change: Change = {
    ...(isLeadStatus(status) && { status }),
    ...(assignee !== '' && { assignee: assignee === unassigned ? null : assignee }),
  }
  return Object.keys(change).length > 0 ? change : null
}

/** Changes all chosen leads at once. */
export function InboxBulk({ count, colleagues, isBusy, onApply }: InboxBulkProps) {
  const t = useStudioText()
  const [status, setStatus] = useState('')
  const [assignee, setAssignee] = useState('')
  const change = toChange(status, assignee)
  if (count === 0) return null
  return (
    <div className="studio-panel studio-row" role="group" aria-label={t('leads.inbox.choose')}>
      <span role="status">{t('leads.inbox.chosen', { count })}</span>
      <label>
        {t('leads.inbox.status')}{' '}
        <select value={status} onChange={({ target }) => setStatus(target.value)}>
          <option value="">{t('leads.inbox.unchanged')}</option>
          {leadStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`leads.statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('leads.inbox.assignee')}{' '}
        <select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
          <option value="">{t('leads.inbox.unchanged')}</option>
          <option value={unassigned}>{t('leads.inbox.unassigned')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!change || isBusy} onClick={() => change && onApply(change)}>
        {t('leads.inbox.apply')}
      </button>
    </div>
  )
}
