'use client'

import type { LeadOverview } from '@/features/leads/model/lead-overview'

import { useStudioText } from '@/studio/use-studio-text'
import { useLeadPost } from './use-follow-up'

const words = { effects: 'leads.lead.effectsFailed', crm: 'leads.lead.crmFailed' } as const

/** Failed tasks of a lead, with a button to repeat them. */
export function LeadFailures({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const t = useStudioText()
  const { post, isBusy } = useLeadPost(reload)
  const { id, failures, mayRepeat } = lead
  if (failures.length === 0) return null
  return (
    <div className="studio-panel studio-stack" data-tone="bad" role="alert">
      {failures.map(({ what, reason }) => (
        <p key={what}>{t(words[what], { reason: reason || '–' })}</p>
      ))}
      {mayRepeat && (
        <button type="button" disabled={isBusy} onClick={() => void post(`${id}/repeat`, {})}>
          {t('leads.lead.repeat')}
        </button>
      )}
    </div>
  )
}
