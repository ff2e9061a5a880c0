'use client'

import { useTranslation } from '@payloadcms/ui'

import type { LeadOverview } from '@/lib/leads/lead-overview'

import { brusselsMoment } from '../dashboard/brussels-day'
import { useStudioText } from '../use-studio-text'
import { AssigneeSelect, StatusSelect } from './follow-up-selects'
import { leadTexts } from './lead-texts'
import { useFollowUp } from './use-follow-up'

/** What is to be done with a lead: answer it, say how far it is and who looks after it. */
export function LeadActions({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const text = useStudioText()
  const { i18n } = useTranslation()
  const { change, isBusy } = useFollowUp(reload)
  const { answeredAt, status, assignee, colleagues, reply } = lead
  return (
    <div className="studio-lead__actions">
      {reply && (
        <a className="studio-lead__reply" href={reply}>
          {text(leadTexts.reply)}
        </a>
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void change([lead.id], { answered: answeredAt === null })}
      >
        {text(answeredAt ? leadTexts.markUnanswered : leadTexts.markAnswered)}
      </button>
      <label>
        {text(leadTexts.status)}{' '}
        <StatusSelect
          label={text(leadTexts.status)}
          value={status}
          isBusy={isBusy}
          onChange={(wanted) => void change([lead.id], { status: wanted })}
        />
      </label>
      <label>
        {text(leadTexts.assignee)}{' '}
        <AssigneeSelect
          label={text(leadTexts.assignee)}
          value={assignee}
          isBusy={isBusy}
          colleagues={colleagues}
          onChange={(wanted) => void change([lead.id], { assignee: wanted })}
        />
      </label>
      {answeredAt && (
        <span>{text(leadTexts.answeredAt, { moment: brusselsMoment(i18n.language, answeredAt) })}</span>
      )}
    </div>
  )
}
