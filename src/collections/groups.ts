import type { Localized } from '@/lib/i18n/locales'

/** Headings under which the studio's menu gathers collections and globals. */
export const groups = {
  content: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalte' },
  catalogue: { nl: 'Aanbod', fr: 'Catalogue', en: 'Catalogue', de: 'Angebot' },
  leads: { nl: 'Aanvragen', fr: 'Demandes', en: 'Leads', de: 'Anfragen' },
  people: { nl: 'Personen', fr: 'Personnes', en: 'People', de: 'Personen' },
  system: { nl: 'Systeem', fr: 'Système', en: 'System', de: 'System' },
  settings: { nl: 'Instellingen', fr: 'Paramètres', en: 'Settings', de: 'Einstellungen' },
} as const satisfies Record<string, Localized>
