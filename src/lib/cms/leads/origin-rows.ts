import type { Locale, Localized } from '@/lib/i18n/locales'
import { answerWords } from '@/lib/leads/answer-words'
import type { LeadRow } from '@/lib/leads/lead-overview'
import { offerStateLabels } from '@/lib/leads/offer-states'
import type { Lead } from '@/payload-types'

const crmWords: Record<Lead['crmState'], Localized> = {
  off: { nl: 'Niet doorgegeven', fr: 'Non transmise', en: 'Not passed on', de: 'Nicht übergeben' },
  pending: { nl: 'Wachtend', fr: 'En attente', en: 'Pending', de: 'Wartend' },
  sent: { nl: 'Doorgegeven', fr: 'Transmise', en: 'Passed on', de: 'Übergeben' },
  failed: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' },
}

const labels = {
  offerState: { nl: 'Bod', fr: 'Offre', en: 'Offer', de: 'Angebot' },
  source: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
  campaign: { nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' },
  consentTextVersion: { nl: 'Toestemming', fr: 'Consentement', en: 'Consent', de: 'Einwilligung' },
  crmState: { nl: 'CRM', fr: 'CRM', en: 'CRM', de: 'CRM' },
  retentionDate: { nl: 'Bewaren tot', fr: 'Conserver jusqu’au', en: 'Keep until', de: 'Aufbewahren bis' },
} satisfies Record<string, Localized>

/** Where a lead came from, what was agreed to and what the system did with it. */
export function originRows(lead: Lead, locale: Locale): LeadRow[] {
  const values: Record<keyof typeof labels, unknown> = {
    offerState: lead.offerState && offerStateLabels[lead.offerState][locale],
    source: lead.source,
    campaign: lead.campaign,
    consentTextVersion: lead.consentTextVersion,
    crmState: lead.crmState === 'off' ? null : crmWords[lead.crmState][locale],
    retentionDate: lead.retentionDate?.slice(0, 10),
  }
  return Object.entries(labels)
    .map(([name, label]) => ({
      label: label[locale],
      value: answerWords(values[name as keyof typeof labels], locale),
    }))
    .filter(({ value }) => value !== '')
}
