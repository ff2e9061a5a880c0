import { describeCrmReason } from '@/features/leads/model/crm-reasons'
import type { LeadEvent } from '@/features/leads/model/lead-overview'
import { isLeadStatus } from '@/features/leads/model/lead-status'
import { isOfferState } from '@/features/leads/model/offer-states'

import { labelColon } from '@/lib/i18n/label-colon'
import type { StudioTranslator } from '@/lib/i18n/studio-text'

const statusWords = (value: string | null, t: StudioTranslator): string =>
  isLeadStatus(value) ? t(`leads.statuses.${value}`) : (value ?? '–')

const offerWords = (value: string | null, t: StudioTranslator): string =>
  isOfferState(value) ? t(`leads.offerStates.${value}`) : (value ?? '–')

/** An event as a sentence; the text itself for a note. */
export function describeEvent(
  { kind, from, to, text }: LeadEvent,
  language: string,
  t: StudioTranslator,
): string {
  const unassigned = t('leads.lead.unassigned')
  switch (kind) {
    case 'note':
      return text ?? ''
    case 'status':
      return t('leads.events.status', {
        from: statusWords(from, t),
        to: statusWords(to, t),
      })
    case 'assignee':
      return t('leads.events.assignee', { from: from ?? unassigned, to: to ?? unassigned })
    case 'answered':
      return t(to ? 'leads.events.answered' : 'leads.events.unanswered')
    case 'offer':
      return t('leads.events.offer', { to: offerWords(to, t) })
    case 'passFailed':
      return [t('leads.events.passFailed'), text && describeCrmReason(text, t)]
        .filter(Boolean)
        .join(labelColon(language))
    default:
      return [t(`leads.events.${kind}`), text].filter(Boolean).join(labelColon(language))
  }
}
