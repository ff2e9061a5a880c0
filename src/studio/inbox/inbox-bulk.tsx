'use client'

import { useState } from 'react'

import { isLeadStatus, leadStatuses, leadStatusLabels } from '@/lib/leads/lead-status'

import { useStudioText } from '../use-studio-text'
import { inboxTexts } from './inbox-texts'
import type { Change } from './use-follow-up'

interface InboxBulkProps {
  count: number
  colleagues: { id: string; name: string }[]
  isBusy: boolean
  onApply: (change: Change) => void
}

const nobody = 'nobody'

function changeOf(status: string, assignee: string): Change | null {
  const change: Change = {
    ...(isLeadStatus(status) && { status }),
    ...(assignee !== '' && { assignee: assignee === nobody ? null : assignee }),
  }
  return Object.keys(change).length > 0 ? change : null
}

/** One change for all chosen leads. */
export function InboxBulk({ count, colleagues, isBusy, onApply }: InboxBulkProps) {
  const text = useStudioText()
  const [status, setStatus] = useState('')
  const [assignee, setAssignee] = useState('')
  const change = changeOf(status, assignee)
  return (
    <div
      className="studio-inbox__bulk"
      role="group"
      aria-label={text(inboxTexts.choose)}
      hidden={count === 0}
    >
      <span role="status">{count > 0 && text(inboxTexts.chosen, { count })}</span>
      <label>
        {text(inboxTexts.status)}{' '}
        <select value={status} onChange={({ target }) => setStatus(target.value)}>
          <option value="">{text(inboxTexts.unchanged)}</option>
          {leadStatuses.map((each) => (
            <option key={each} value={each}>
              {text(leadStatusLabels[each])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text(inboxTexts.assignee)}{' '}
        <select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
          <option value="">{text(inboxTexts.unchanged)}</option>
          <option value={nobody}>{text(inboxTexts.nobody)}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!change || isBusy} onClick={() => change && onApply(change)}>
        {text(inboxTexts.apply)}
      </button>
    </div>
  )
}
