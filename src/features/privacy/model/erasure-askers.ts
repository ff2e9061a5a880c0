import type { Localized } from '@/lib/i18n/locales'

/** Who requested the erasure. */
export const erasureAskers = ['person', 'representative', 'agency'] as const
export type ErasureAsker = (typeof erasureAskers)[number]

export const erasureAskerLabels: Record<ErasureAsker, Localized> = {
  person: { nl: 'De persoon zelf', fr: 'La personne elle-même', en: 'The person', de: 'Die Person selbst' },
  representative: {
    nl: 'Iemand namens de persoon',
    fr: 'Un représentant de la personne',
    en: 'Somebody on the person’s behalf',
    de: 'Jemand im Namen der Person',
  },
  agency: { nl: 'Het kantoor', fr: 'L’agence', en: 'The agency', de: 'Die Agentur' },
}
