import type { Localized } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

/** The progress of staff with a lead: the only list. */
export const leadStatuses = ['new', 'inProgress', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const isLeadStatus = (value: unknown): value is LeadStatus => isOneOf(leadStatuses, value)

export const leadStatusLabels: Record<LeadStatus, Localized> = {
  new: { nl: 'Nieuw', fr: 'Nouvelle', en: 'New', de: 'Neu' },
  inProgress: { nl: 'In behandeling', fr: 'En cours', en: 'In progress', de: 'In Bearbeitung' },
  done: { nl: 'Afgehandeld', fr: 'Traitée', en: 'Done', de: 'Erledigt' },
}
