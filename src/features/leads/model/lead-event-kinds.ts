import type { Localized } from '@/lib/i18n/locales'

/** The kinds of events in the history of a lead: the only list. */
export const leadEventKinds = [
  'note',
  'status',
  'assignee',
  'answered',
  'passedOn',
  'passFailed',
  'exported',
  'offer',
] as const
export type LeadEventKind = (typeof leadEventKinds)[number]

export const leadEventLabels: Record<LeadEventKind, Localized> = {
  note: { nl: 'Nota', fr: 'Note', en: 'Note', de: 'Notiz' },
  status: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  assignee: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
  answered: { nl: 'Beantwoord', fr: 'Répondu', en: 'Answered', de: 'Beantwortet' },
  passedOn: {
    nl: 'Doorgegeven aan het CRM',
    fr: 'Transmis au CRM',
    en: 'Passed on to the CRM',
    de: 'An das CRM übergeben',
  },
  passFailed: {
    nl: 'Doorgeven aan het CRM mislukt',
    fr: 'Échec de la transmission au CRM',
    en: 'Could not be passed on to the CRM',
    de: 'Übergabe an das CRM fehlgeschlagen',
  },
  offer: { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' },
  exported: { nl: 'Geëxporteerd', fr: 'Exporté', en: 'Exported', de: 'Exportiert' },
}
