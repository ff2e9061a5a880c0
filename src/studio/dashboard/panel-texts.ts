import type { Localized } from '@/lib/i18n/locales'

export const dashboardTexts = {
  greeting: { nl: 'Dag {name}', fr: 'Bonjour {name}', en: 'Hello {name}', de: 'Guten Tag {name}' },
  actions: { nl: 'Snel beginnen', fr: 'Commencer', en: 'Begin', de: 'Beginnen' },
  work: { nl: 'Te doen', fr: 'À faire', en: 'To do', de: 'Zu tun' },
  everything: {
    nl: 'Alles in de studio',
    fr: 'Tout le studio',
    en: 'Everything in the studio',
    de: 'Alles im Studio',
  },
  unknown: {
    nl: 'Kon niet worden geteld. Laad de pagina opnieuw.',
    fr: 'N’a pas pu être compté. Rechargez la page.',
    en: 'Could not be counted. Reload the page.',
    de: 'Konnte nicht gezählt werden. Laden Sie die Seite neu.',
  },
} satisfies Record<string, Localized>

export const translationTexts = {
  title: { nl: 'Nog te vertalen', fr: 'À traduire', en: 'To be translated', de: 'Zu übersetzen' },
  missing: {
    nl: '{count} zonder titel',
    fr: '{count} sans titre',
    en: '{count} without title',
    de: '{count} ohne Titel',
  },
  complete: { nl: 'Niets', fr: 'Rien', en: 'Nothing', de: 'Nichts' },
  help: {
    nl: 'Pagina’s, artikels, panden en projecten die in een taal nog niet bestaan.',
    fr: 'Pages, articles, biens et projets qui n’existent pas encore dans une langue.',
    en: 'Pages, articles, properties and projects that do not exist in a language yet.',
    de: 'Seiten, Artikel, Objekte und Projekte, die es in einer Sprache noch nicht gibt.',
  },
} satisfies Record<string, Localized>

export const scheduleTexts = {
  title: {
    nl: 'Geplande publicaties',
    fr: 'Publications planifiées',
    en: 'Scheduled publications',
    de: 'Geplante Veröffentlichungen',
  },
  publish: { nl: 'Online', fr: 'Mise en ligne', en: 'Goes online', de: 'Geht online' },
  unpublish: { nl: 'Offline', fr: 'Mise hors ligne', en: 'Goes offline', de: 'Geht offline' },
  empty: {
    nl: 'Niets gepland. Kies ‘Publicatie plannen’ naast de knop Publiceren van een pagina of pand.',
    fr: 'Rien de prévu. Choisissez «\u00a0Programmer la publication\u00a0» à côté du bouton Publier d’une page ou d’un bien.',
    en: 'Nothing planned. Choose “Schedule Publish” beside the publish button of a page or property.',
    de: 'Nichts geplant. Wählen Sie „Veröffentlichungsplanung“ neben der Schaltfläche Veröffentlichen einer Seite oder eines Objekts.',
  },
} satisfies Record<string, Localized>

export const importTexts = {
  title: { nl: 'Laatste imports', fr: 'Dernières importations', en: 'Last imports', de: 'Letzte Importe' },
  failed: { nl: '{count} fouten', fr: '{count} erreurs', en: '{count} errors', de: '{count} Fehler' },
  fine: { nl: 'Zonder fouten', fr: 'Sans erreur', en: 'Without errors', de: 'Ohne Fehler' },
  empty: {
    nl: 'Nog geen import. Elke import van panden staat hier met zijn resultaat.',
    fr: 'Pas encore d’importation. Chaque importation de biens figure ici avec son résultat.',
    en: 'No import yet. Every import of properties stands here with its result.',
    de: 'Noch kein Import. Jeder Import von Objekten steht hier mit seinem Ergebnis.',
  },
} satisfies Record<string, Localized>
