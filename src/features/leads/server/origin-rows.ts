import { answerWords } from '@/features/leads/model/answer-words'
import type { LeadRow } from '@/features/leads/model/lead-overview'
import type { Locale } from '@/lib/i18n/locales'
import { studioTranslator, type StudioMessages } from '@/lib/i18n/studio-text'
import { toDay } from '@/lib/time/belgian-time'
import type { Lead } from '@/payload-types'

/** Origin and consent of a lead, and its processing by the system. */
export function originRows(lead: Lead, locale: Locale): LeadRow[] {
  const t = studioTranslator(locale)
  const values: [keyof StudioMessages['leads']['origin'], unknown][] = [
    ['offerState', lead.offerState && t(`leads.offerStates.${lead.offerState}`)],
    ['source', lead.source],
    ['campaign', lead.campaign],
    ['consentTextVersion', lead.consentTextVersion],
    ['crmState', lead.crmState === 'off' ? null : t(`leads.crmStates.${lead.crmState}`)],
    ['crmId', lead.crmId],
    ['retentionDate', toDay(lead.retentionDate)],
  ]
  return values
    .map(([name, value]) => ({ label: t(`leads.origin.${name}`), value: answerWords(value, { locale }) }))
    .filter(({ value }) => value !== '')
}
