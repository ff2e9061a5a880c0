'use client'

import type { LeadOverview } from '@/lib/leads/lead-overview'

import { useStudioText } from '../use-studio-text'
import { leadTexts } from './lead-texts'
import { useLeadPost } from './use-follow-up'

const words = { effects: leadTexts.effectsFailed, crm: leadTexts.crmFailed }

/** What the worker gave up of a lead, and the way to have it done again. */
export function LeadFailures({ lead, reload }: { lead: LeadOverview; reload: () => void }) {
  const text = useStudioText()
  const { post, isBusy } = useLeadPost(reload)
  const { id, failures, mayRepeat } = lead
  if (failures.length === 0) return null
  return (
    <div className="studio-lead__failures" role="alert">
      {failures.map(({ what, reason }) => (
        <p key={what}>{text(words[what], { reason: reason || '–' })}</p>
      ))}
      {mayRepeat && (
        <button type="button" disabled={isBusy} onClick={() => void post(`${id}/repeat`, {})}>
          {text(leadTexts.repeat)}
        </button>
      )}
    </div>
  )
}
