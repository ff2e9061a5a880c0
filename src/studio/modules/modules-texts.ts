import type { Localized } from '@/lib/i18n/locales'

export const usedNowhere: Localized = {
  nl: 'Deze module staat nog op geen enkele pagina. Voeg op een pagina het blok “Gedeelde module” toe.',
  fr: 'Ce module ne figure encore sur aucune page. Ajoutez le bloc « Module partagé » à une page.',
  en: 'This module stands on no page yet. Add the block “Shared module” to a page.',
  de: 'Dieses Modul steht noch auf keiner Seite. Fügen Sie einer Seite den Block „Geteiltes Modul“ hinzu.',
}

export const usedOnce: Localized = {
  nl: 'Een wijziging verschijnt op één pagina:',
  fr: 'Une modification s’affiche sur une page :',
  en: 'A change shows on one page:',
  de: 'Eine Änderung erscheint auf einer Seite:',
}

export const usedOften: Localized = {
  nl: 'Een wijziging verschijnt op {count} pagina’s:',
  fr: 'Une modification s’affiche sur {count} pages :',
  en: 'A change shows on {count} pages:',
  de: 'Eine Änderung erscheint auf {count} Seiten:',
}

export const draftOnly: Localized = { nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' }

export const questionHeading: Localized = {
  nl: 'Op {count} pagina’s publiceren?',
  fr: 'Publier sur {count} pages ?',
  en: 'Publish on {count} pages?',
  de: 'Auf {count} Seiten veröffentlichen?',
}

export const questionText: Localized = {
  nl: 'Deze module staat op {count} pagina’s. Bezoekers zien de wijziging meteen op al die pagina’s.',
  fr: 'Ce module figure sur {count} pages. Les visiteurs y verront aussitôt la modification.',
  en: 'This module stands on {count} pages. Visitors see the change at once on all of them.',
  de: 'Dieses Modul steht auf {count} Seiten. Besucher sehen die Änderung sofort auf allen.',
}

export const publishAnyway: Localized = {
  nl: 'Publiceren',
  fr: 'Publier',
  en: 'Publish',
  de: 'Veröffentlichen',
}

export const toLibrary: Localized = {
  nl: 'In de bibliotheek bewaren…',
  fr: 'Enregistrer dans la bibliothèque…',
  en: 'Keep in the library…',
  de: 'In der Bibliothek ablegen…',
}

export const toLibraryHelp: Localized = {
  nl: 'Dit blok wordt een gedeelde module met alle talen. De pagina toont dan die module; u bewerkt ze in de bibliotheek.',
  fr: 'Ce bloc devient un module partagé, dans toutes ses langues. La page montre alors ce module, que vous modifiez dans la bibliothèque.',
  en: 'This block becomes a shared module in all its languages. The page then shows that module, which you edit in the library.',
  de: 'Dieser Block wird ein geteiltes Modul in allen Sprachen. Die Seite zeigt dann dieses Modul, das Sie in der Bibliothek bearbeiten.',
}

export const moduleName: Localized = {
  nl: 'Naam van de module',
  fr: 'Nom du module',
  en: 'Name of the module',
  de: 'Name des Moduls',
}

export const keep: Localized = { nl: 'Bewaren', fr: 'Enregistrer', en: 'Keep', de: 'Ablegen' }

export const cancel: Localized = { nl: 'Annuleren', fr: 'Annuler', en: 'Cancel', de: 'Abbrechen' }

export const kept: Localized = {
  nl: 'De module staat in de bibliotheek; de pagina toont ze.',
  fr: 'Le module est dans la bibliothèque ; la page le montre.',
  en: 'The module is in the library; the page shows it.',
  de: 'Das Modul liegt in der Bibliothek; die Seite zeigt es.',
}

export const notKept: Localized = {
  nl: 'De module kon niet gemaakt worden.',
  fr: 'Le module n’a pas pu être créé.',
  en: 'The module could not be made.',
  de: 'Das Modul konnte nicht angelegt werden.',
}
