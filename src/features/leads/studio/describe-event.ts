import { describeCrmReason } from '@/features/leads/model/crm-reasons'
import type { LeadEvent } from '@/features/leads/model/lead-overview'
import { isLeadStatus, leadStatusLabels } from '@/features/leads/model/lead-status'
import { isOfferState, offerStateLabels } from '@/features/leads/model/offer-states'

import { labelColon } from '@/lib/i18n/label-colon'
import { inLanguage } from '@/lib/i18n/locales'
import type { StudioTranslator } from '@/lib/i18n/studio-text'

const statusWords = (value: string | null, language: string): string =>
  isLeadStatus(value) ? inLanguage(language, leadStatusLabels[value]) : (value ?? '–')

const offerWords = (value: string | null, language: string): string =>
  isOfferState(value) ? inLanguage(language, offerStateLabels[value]) : (value ?? '–')

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
        from: statusWords(from, language),
        to: statusWords(to, language),
      })
    case 'assignee':
      return t('leads.events.assignee', { from: from ?? unassigned, to: to ?? unassigned })
    case 'answered':
      return t(to ? 'leads.events.answered' : 'leads.events.unanswered')
    case 'offer':
      return t('leads.events.offer', { to: offerWords(to, language) })
    case 'passFailed':
      return [t('leads.events.passFailed'), text && describeCrmReason(text, language)]
        .filter(Boolean)
        .join(labelColon(language))
    default:
      return [t(`leads.events.${kind}`), text].filter(Boolean).join(labelColon(language))
  }
}
