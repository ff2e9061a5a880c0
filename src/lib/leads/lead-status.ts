import type { Localized } from '@/lib/i18n/locales'

/** How far staff are with a lead: the only list. */
export const leadStatuses = ['new', 'inProgress', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const isLeadStatus = (value: unknown): value is LeadStatus =>
  leadStatuses.some((status) => status === value)

export const leadStatusLabels: Record<LeadStatus, Localized> = {
  new: { nl: 'Nieuw', fr: 'Nouvelle', en: 'New', de: 'Neu' },
  inProgress: { nl: 'In behandeling', fr: 'En cours', en: 'In progress', de: 'In Bearbeitung' },
  done: { nl: 'Afgehandeld', fr: 'Traitée', en: 'Done', de: 'Erledigt' },
}
