'use client'

import { useTranslation } from '@payloadcms/ui'

import type { LeadOverview } from '@/features/leads/model/lead-overview'

import { formatMoment } from '@/lib/time/format-time'
import { useStudioText } from '@/studio/use-studio-text'
import { AssigneeSelect, StatusSelect } from './follow-up-selects'
import { useFollowUp } from './use-follow-up'

/** Reply, status and assignee of a lead. */
export function LeadActions({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const { change, isBusy } = useFollowUp(reload)
  const { answeredAt, status, assignee, colleagues, reply } = lead
  return (
    <div className="studio-row">
      {reply && (
        <a className="studio-control studio-main" href={reply}>
          {t('leads.lead.reply')}
        </a>
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void change([lead.id], { answered: answeredAt === null })}
      >
        {t(answeredAt ? 'leads.lead.markUnanswered' : 'leads.lead.markAnswered')}
      </button>
      <label>
        {t('leads.lead.status')}{' '}
        <StatusSelect
          label={t('leads.lead.status')}
          value={status}
          isBusy={isBusy}
          onChange={(wanted) => void change([lead.id], { status: wanted })}
        />
      </label>
      <label>
        {t('leads.lead.assignee')}{' '}
        <AssigneeSelect
          label={t('leads.lead.assignee')}
          value={assignee}
          isBusy={isBusy}
          colleagues={colleagues}
          onChange={(wanted) => void change([lead.id], { assignee: wanted })}
        />
      </label>
      {answeredAt && (
        <span>{t('leads.lead.answeredAt', { moment: formatMoment(answeredAt, i18n.language) })}</span>
      )}
    </div>
  )
}
