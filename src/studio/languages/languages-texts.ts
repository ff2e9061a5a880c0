import type { Localized } from '@/lib/i18n/locales'
import type { TranslationState } from '@/lib/translation/language-states'
import type { TranslatedCollection } from '@/lib/translation/translated-collections'

export const stateNames: Record<TranslationState, Localized> = {
  complete: { nl: 'Volledig', fr: 'Complet', en: 'Complete', de: 'Vollständig' },
  stale: { nl: 'Na te kijken', fr: 'À revoir', en: 'To review', de: 'Zu prüfen' },
  partial: { nl: 'Onvolledig', fr: 'Incomplet', en: 'Incomplete', de: 'Unvollständig' },
  fallback: { nl: 'Niet vertaald', fr: 'Non traduit', en: 'Not translated', de: 'Nicht übersetzt' },
}

export const collectionNames: Record<TranslatedCollection, Localized> = {
  pages: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
  articles: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
  modules: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
  properties: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
  projects: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
}

export const cockpitTexts = {
  title: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
  intro: {
    nl: 'Wat er in elke taal klaar is. Klik op een taal om naar het eerste veld te gaan dat nog werk vraagt.',
    fr: 'Ce qui est prêt dans chaque langue. Cliquez sur une langue pour ouvrir le premier champ à compléter.',
    en: 'What is ready in each language. Click a language to open the first field that needs work.',
    de: 'Was in jeder Sprache fertig ist. Klicken Sie auf eine Sprache, um das erste offene Feld zu öffnen.',
  },
  filters: { nl: 'Filters', fr: 'Filtres', en: 'Filters', de: 'Filter' },
  collection: { nl: 'Soort', fr: 'Genre', en: 'Kind', de: 'Art' },
  language: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
  state: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
  search: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
  all: { nl: 'Alle', fr: 'Tous', en: 'All', de: 'Alle' },
  allLanguages: { nl: 'Alle', fr: 'Toutes', en: 'All', de: 'Alle' },
  show: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Anzeigen' },
  reset: { nl: 'Alles tonen', fr: 'Tout afficher', en: 'Show all', de: 'Alles anzeigen' },
  table: {
    nl: 'Toestand per document en taal',
    fr: 'État par document et par langue',
    en: 'State per document and language',
    de: 'Zustand je Dokument und Sprache',
  },
  actions: { nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' },
  actionsFor: {
    nl: 'Acties voor {title}',
    fr: 'Actions pour {title}',
    en: 'Actions for {title}',
    de: 'Aktionen für {title}',
  },
  total: {
    nl: 'Documenten: {count}. Pagina {page} van {pages}.',
    fr: 'Documents : {count}. Page {page} sur {pages}.',
    en: 'Documents: {count}. Page {page} of {pages}.',
    de: 'Dokumente: {count}. Seite {page} von {pages}.',
  },
  previous: { nl: 'Vorige', fr: 'Précédente', en: 'Previous', de: 'Zurück' },
  next: { nl: 'Volgende', fr: 'Suivante', en: 'Next', de: 'Weiter' },
  paging: { nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' },
  nothing: {
    nl: 'Er is nog niets te vertalen. Maak een pagina, een artikel of een pand; het verschijnt hier vanzelf.',
    fr: 'Il n’y a encore rien à traduire. Créez une page, un article ou un bien : il apparaîtra ici.',
    en: 'There is nothing to translate yet. Make a page, an article or a property; it shows up here.',
    de: 'Noch gibt es nichts zu übersetzen. Legen Sie eine Seite, einen Artikel oder ein Objekt an; es erscheint hier.',
  },
  noMatch: {
    nl: 'Geen document past bij deze filters. Kies een andere toestand of taal, of toon alles.',
    fr: 'Aucun document ne correspond à ces filtres. Choisissez un autre état ou une autre langue, ou affichez tout.',
    en: 'No document matches these filters. Choose another state or language, or show all.',
    de: 'Kein Dokument passt zu diesen Filtern. Wählen Sie einen anderen Zustand oder eine andere Sprache, oder zeigen Sie alles.',
  },
} satisfies Record<string, Localized>

export const panelTexts = {
  heading: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
  source: { nl: 'brontaal', fr: 'langue source', en: 'source language', de: 'Ausgangssprache' },
  notPublished: {
    nl: 'niet gepubliceerd',
    fr: 'non publié',
    en: 'not published',
    de: 'nicht veröffentlicht',
  },
  missing: { nl: 'Ontbreekt', fr: 'Manquant', en: 'Missing', de: 'Fehlt' },
  stale: {
    nl: 'Bron gewijzigd of nog te vertalen',
    fr: 'Source modifiée ou encore à traduire',
    en: 'Source changed or still to translate',
    de: 'Ausgangstext geändert oder noch zu übersetzen',
  },
  missingCount: {
    nl: 'ontbreekt: {count}',
    fr: 'manquants : {count}',
    en: 'missing: {count}',
    de: 'fehlt: {count}',
  },
  staleCount: {
    nl: 'na te kijken: {count}',
    fr: 'à revoir : {count}',
    en: 'to review: {count}',
    de: 'zu prüfen: {count}',
  },
  more: {
    nl: '… en nog {count}',
    fr: '… et encore {count}',
    en: '… and {count} more',
    de: '… und {count} weitere',
  },
  fallbackNote: {
    nl: 'Leeg: bezoekers zien deze taal niet.',
    fr: 'Sans titre : les visiteurs ne voient pas cette langue.',
    en: 'Without a title: visitors do not see this language.',
    de: 'Ohne Titel: Besucher sehen diese Sprache nicht.',
  },
  copyFrom: { nl: 'Kopiëren uit', fr: 'Copier depuis', en: 'Copy from', de: 'Kopieren aus' },
  copy: {
    nl: 'Lege velden invullen',
    fr: 'Remplir les champs vides',
    en: 'Fill empty fields',
    de: 'Leere Felder füllen',
  },
  copyAll: { nl: 'Alles vervangen', fr: 'Tout remplacer', en: 'Replace everything', de: 'Alles ersetzen' },
  replace: {
    nl: 'Bestaande teksten ook vervangen',
    fr: 'Remplacer aussi les textes existants',
    en: 'Replace existing texts too',
    de: 'Auch vorhandene Texte ersetzen',
  },
  review: {
    nl: 'Als nagekeken markeren',
    fr: 'Marquer comme revu',
    en: 'Mark as reviewed',
    de: 'Als geprüft markieren',
  },
  publish: {
    nl: 'In deze taal publiceren',
    fr: 'Publier dans cette langue',
    en: 'Publish in this language',
    de: 'In dieser Sprache veröffentlichen',
  },
  unpublish: {
    nl: 'In deze taal verbergen',
    fr: 'Masquer dans cette langue',
    en: 'Hide in this language',
    de: 'In dieser Sprache verbergen',
  },
  copied: {
    nl: 'Gekopieerde teksten: {count}. Vertaal ze nu.',
    fr: 'Textes copiés : {count}. Il reste à les traduire.',
    en: 'Texts copied: {count}. Translate them now.',
    de: 'Kopierte Texte: {count}. Übersetzen Sie sie nun.',
  },
  nothingToCopy: {
    nl: 'Geen lege velden om te vullen.',
    fr: 'Aucun champ vide à remplir.',
    en: 'No empty fields to fill.',
    de: 'Keine leeren Felder zu füllen.',
  },
  reviewed: {
    nl: 'Gemarkeerd als nagekeken.',
    fr: 'Marqué comme revu.',
    en: 'Marked as reviewed.',
    de: 'Als geprüft markiert.',
  },
  live: {
    nl: 'De site volgt binnen enkele seconden.',
    fr: 'Le site suit en quelques secondes.',
    en: 'The site follows within seconds.',
    de: 'Die Website folgt in wenigen Sekunden.',
  },
  withDraft: {
    nl: 'Bewaard in het concept: zichtbaar zodra u publiceert.',
    fr: 'Enregistré dans le brouillon : visible dès que vous publiez.',
    en: 'Kept in the draft: shows as soon as you publish.',
    de: 'Im Entwurf gespeichert: sichtbar, sobald Sie veröffentlichen.',
  },
  failed: {
    nl: 'Dat is niet gelukt. Probeer het opnieuw.',
    fr: 'L’action n’a pas abouti. Réessayez.',
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  unsaved: {
    nl: 'Bewaar het document eerst; daarna ziet u hier de talen.',
    fr: 'Enregistrez d’abord le document ; les langues s’affichent ensuite ici.',
    en: 'Save the document first; then its languages show here.',
    de: 'Speichern Sie das Dokument zuerst; dann erscheinen hier seine Sprachen.',
  },
} satisfies Record<string, Localized>
