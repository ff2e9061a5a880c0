import type { Localized } from '@/lib/i18n/locales'

import type { HeldReason } from './reasons'

/** States of a run that has not ended. Each ends in one of the others, also after its process was killed. */
export const openStates = ['queued', 'fetching', 'staging', 'applying'] as const

/** `replaced` is a held run after which another one began, `discarded` one whose file a person has put aside. */
export const runStates = [
  ...openStates,
  'reviewed',
  'applied',
  'held',
  'failed',
  'replaced',
  'discarded',
] as const
export type RunState = (typeof runStates)[number]

export const isOpenRun = (state: RunState | null | undefined): boolean =>
  openStates.some((open) => open === state)

export const runStateLabels: Readonly<Record<RunState, Localized>> = {
  queued: { nl: 'In de wachtrij', fr: 'En file d’attente', en: 'Queued', de: 'In der Warteschlange' },
  fetching: { nl: 'Ophalen', fr: 'Téléchargement', en: 'Fetching', de: 'Abruf' },
  staging: { nl: 'Vergelijken', fr: 'Comparaison', en: 'Comparing', de: 'Vergleich' },
  applying: { nl: 'Toepassen', fr: 'Application', en: 'Applying', de: 'Anwendung' },
  reviewed: { nl: 'Proef klaar', fr: 'Essai terminé', en: 'Dry run done', de: 'Probelauf fertig' },
  applied: { nl: 'Toegepast', fr: 'Appliqué', en: 'Applied', de: 'Angewendet' },
  held: { nl: 'Wacht op iemand', fr: 'En attente', en: 'Waits for a person', de: 'Wartet auf eine Person' },
  failed: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' },
  replaced: { nl: 'Vervangen', fr: 'Remplacé', en: 'Replaced', de: 'Ersetzt' },
  discarded: { nl: 'Terzijde gelegd', fr: 'Écartée', en: 'Discarded', de: 'Verworfen' },
}

export const heldReasonLabels: Readonly<Record<HeldReason, Localized>> = {
  empty: {
    nl: 'De bron is leeg',
    fr: 'La source est vide',
    en: 'The feed is empty',
    de: 'Die Quelle ist leer',
  },
  truncated: {
    nl: 'De bron breekt af of is niet leesbaar',
    fr: 'La source est coupée ou illisible',
    en: 'The feed is cut off or cannot be read',
    de: 'Die Quelle bricht ab oder ist nicht lesbar',
  },
  provider: {
    nl: 'De bron noemt een andere aanbieder',
    fr: 'La source nomme un autre fournisseur',
    en: 'The feed names another provider',
    de: 'Die Quelle nennt einen anderen Anbieter',
  },
  partial: {
    nl: 'De bron is niet volledig',
    fr: 'La source est incomplète',
    en: 'The feed is a part of the whole',
    de: 'Die Quelle ist unvollständig',
  },
  languageMissing: {
    nl: 'Een taal ontbreekt',
    fr: 'Une langue manque',
    en: 'A language is missing',
    de: 'Eine Sprache fehlt',
  },
  older: {
    nl: 'De bron is ouder dan de vorige',
    fr: 'La source est plus ancienne que la précédente',
    en: 'The feed is older than the last one',
    de: 'Die Quelle ist älter als die vorige',
  },
  manyWithdrawn: {
    nl: 'Te veel panden zouden verdwijnen',
    fr: 'Trop de biens disparaîtraient',
    en: 'Too many properties would be withdrawn',
    de: 'Zu viele Objekte würden verschwinden',
  },
  movedOn: {
    nl: 'De bron is veranderd sinds de proef',
    fr: 'La source a changé depuis l’essai',
    en: 'The feed has changed since the dry run',
    de: 'Die Quelle hat sich seit dem Probelauf geändert',
  },
}

/**
 * How many properties a run found of each kind, and what it did. `read` is the sum of those that are new, changed, unchanged,
 * refused, unreadable, waiting or deleted: each record of the feed is one of them.
 */
export interface RunCounts {
  /** Properties in the feed; records of several languages with one number are one. */
  read: number
  new: number
  changed: number
  unchanged: number
  refused: number
  /** Records that could not be read. */
  unreadable: number
  /** Not stored until a question is answered. */
  waiting: number
  /** Known properties of which the feed says that they are gone. */
  deleted: number
  /** Withdrawn, because they left the feed or it says that they are gone. */
  gone: number
  /** Kept from publication by the compliance gate. */
  drafts: number
}
