import type { Localized } from '@/lib/i18n/locales'

/** The words of pictures, films and documents in the studio. */
export const mediaTexts = {
  dropHere: {
    nl: 'Sleep hier foto’s heen, zoveel u wilt',
    fr: 'Déposez ici vos photos, autant que vous voulez',
    en: 'Drop pictures here, as many as you like',
    de: 'Ziehen Sie Bilder hierher, so viele Sie möchten',
  },
  dropPlansHere: {
    nl: 'Sleep hier plannen heen, als beeld',
    fr: 'Déposez ici vos plans, sous forme d’images',
    en: 'Drop plans here, as pictures',
    de: 'Ziehen Sie Grundrisse hierher, als Bilder',
  },
  dropDocumentsHere: {
    nl: 'Sleep hier documenten heen (pdf, docx, jpg, png)',
    fr: 'Déposez ici des documents (pdf, docx, jpg, png)',
    en: 'Drop documents here (pdf, docx, jpg, png)',
    de: 'Ziehen Sie Dokumente hierher (pdf, docx, jpg, png)',
  },
  saveFirst: {
    nl: 'Bewaar het pand eerst: daarna kunt u er documenten bij plaatsen.',
    fr: 'Enregistrez d’abord le bien : vous pourrez ensuite y joindre des documents.',
    en: 'Save the property first: then you can add documents to it.',
    de: 'Speichern Sie zuerst das Objekt: danach können Sie Dokumente hinzufügen.',
  },
  privateDocuments: {
    nl: 'Documenten blijven privé: bezoekers kunnen ze niet openen.',
    fr: 'Les documents restent privés : les visiteurs ne peuvent pas les ouvrir.',
    en: 'Documents stay private: visitors cannot open them.',
    de: 'Dokumente bleiben privat: Besucher können sie nicht öffnen.',
  },
  choose: {
    nl: 'Bestanden kiezen',
    fr: 'Choisir des fichiers',
    en: 'Choose files',
    de: 'Dateien auswählen',
  },
  fromLibrary: {
    nl: 'Uit de mediatheek',
    fr: 'Depuis la médiathèque',
    en: 'From the library',
    de: 'Aus der Mediathek',
  },
  waiting: { nl: 'Wacht', fr: 'En attente', en: 'Waiting', de: 'Wartet' },
  sending: {
    nl: 'Wordt verzonden: {percent} %',
    fr: 'Envoi : {percent} %',
    en: 'Sending: {percent}%',
    de: 'Wird gesendet: {percent} %',
  },
  working: {
    nl: 'Wordt verwerkt …',
    fr: 'Traitement …',
    en: 'Being prepared …',
    de: 'Wird verarbeitet …',
  },
  added: { nl: 'Toegevoegd', fr: 'Ajouté', en: 'Added', de: 'Hinzugefügt' },
  refused: { nl: 'Geweigerd', fr: 'Refusé', en: 'Refused', de: 'Abgelehnt' },
  clear: { nl: 'Lijst wissen', fr: 'Effacer la liste', en: 'Clear the list', de: 'Liste leeren' },
  unreachable: {
    nl: '“{name}” kon niet verzonden worden. Controleer de verbinding en probeer opnieuw.',
    fr: '« {name} » n’a pas pu être envoyé. Vérifiez la connexion et réessayez.',
    en: '“{name}” could not be sent. Check the connection and try again.',
    de: '„{name}“ konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  progress: {
    nl: 'Toegevoegd: {done} van {all}. Geweigerd: {refused}.',
    fr: 'Ajoutés : {done} sur {all}. Refusés : {refused}.',
    en: 'Added: {done} of {all}. Refused: {refused}.',
    de: 'Hinzugefügt: {done} von {all}. Abgelehnt: {refused}.',
  },
  main: { nl: 'Hoofdfoto', fr: 'Photo principale', en: 'Main picture', de: 'Hauptbild' },
  grip: {
    nl: 'Foto {number} van {all}: {alt}. Versleep, of verplaats met de pijltjestoetsen.',
    fr: 'Photo {number} sur {all} : {alt}. Glissez-la, ou déplacez-la avec les flèches.',
    en: 'Picture {number} of {all}: {alt}. Drag it, or move it with the arrow keys.',
    de: 'Bild {number} von {all}: {alt}. Ziehen Sie es, oder bewegen Sie es mit den Pfeiltasten.',
  },
  nowAt: {
    nl: 'Nu op plaats {number} van {all}',
    fr: 'Maintenant en position {number} sur {all}',
    en: 'Now in place {number} of {all}',
    de: 'Jetzt an Stelle {number} von {all}',
  },
  earlier: {
    nl: 'Foto {number} naar voren',
    fr: 'Avancer la photo {number}',
    en: 'Move picture {number} forward',
    de: 'Bild {number} nach vorn',
  },
  later: {
    nl: 'Foto {number} naar achteren',
    fr: 'Reculer la photo {number}',
    en: 'Move picture {number} back',
    de: 'Bild {number} nach hinten',
  },
  edit: {
    nl: 'Foto {number} bewerken',
    fr: 'Modifier la photo {number}',
    en: 'Edit picture {number}',
    de: 'Bild {number} bearbeiten',
  },
  remove: {
    nl: 'Foto {number} hier weghalen',
    fr: 'Retirer la photo {number}',
    en: 'Take picture {number} out',
    de: 'Bild {number} entfernen',
  },
  noAlt: {
    nl: 'Geen alternatieve tekst',
    fr: 'Pas de texte alternatif',
    en: 'No alternative text',
    de: 'Kein Alternativtext',
  },
  gone: { nl: 'Verwijderd beeld', fr: 'Image supprimée', en: 'Deleted picture', de: 'Gelöschtes Bild' },
} as const satisfies Record<string, Localized>
