import type { Localized } from '@/lib/i18n/locales'

/** What the log of activities records of the staff. */
export const activityKinds = [
  'created',
  'saved',
  'published',
  'unpublished',
  'restored',
  'discarded',
  'deleted',
  'loggedIn',
  'exported',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const activityLabels: Readonly<Record<ActivityKind, Localized>> = {
  created: { nl: 'Aangemaakt', fr: 'Création', en: 'Created', de: 'Erstellt' },
  saved: { nl: 'Bewaard', fr: 'Enregistrement', en: 'Saved', de: 'Gespeichert' },
  published: { nl: 'Gepubliceerd', fr: 'Publication', en: 'Published', de: 'Veröffentlicht' },
  unpublished: { nl: 'Offline gehaald', fr: 'Mise hors ligne', en: 'Taken offline', de: 'Offline genommen' },
  restored: {
    nl: 'Versie teruggezet',
    fr: 'Version restaurée',
    en: 'Version restored',
    de: 'Version wiederhergestellt',
  },
  discarded: {
    nl: 'Concept weggegooid',
    fr: 'Brouillon abandonné',
    en: 'Draft discarded',
    de: 'Entwurf verworfen',
  },
  deleted: { nl: 'Verwijderd', fr: 'Suppression', en: 'Deleted', de: 'Gelöscht' },
  loggedIn: { nl: 'Aangemeld', fr: 'Connexion', en: 'Logged in', de: 'Angemeldet' },
  exported: { nl: 'Geëxporteerd', fr: 'Export', en: 'Exported', de: 'Exportiert' },
}

/** Months that the log is kept. */
export const activityMonths = 12

interface Change {
  operation: 'create' | 'update'
  /** Status of what is saved, and of what was there; undefined where a collection has no drafts. */
  status: unknown
  previousStatus: unknown
}

/** What a save was: a publication and its end are named as such. */
export function kindOfChange({ operation, status, previousStatus }: Change): ActivityKind {
  if (status === 'published') return 'published'
  if (previousStatus === 'published' && status === 'draft') return 'unpublished'
  return operation === 'create' ? 'created' : 'saved'
}
