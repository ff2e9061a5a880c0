import type { Localized } from '@/lib/i18n/locales'

export const leadTexts = {
  overview: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
  loading: { nl: 'Wordt geladen…', fr: 'Chargement…', en: 'Loading…', de: 'Wird geladen…' },
  failed: {
    nl: 'De aanvraag kon niet geladen worden.',
    fr: 'La demande n’a pas pu être chargée.',
    en: 'The lead could not be loaded.',
    de: 'Die Anfrage konnte nicht geladen werden.',
  },
  retry: { nl: 'Opnieuw proberen', fr: 'Réessayer', en: 'Try again', de: 'Erneut versuchen' },
  received: {
    nl: '{form}, ontvangen op {moment}, in het {language}',
    fr: '{form}, reçue le {moment}, langue : {language}',
    en: '{form}, received on {moment}, language: {language}',
    de: '{form}, eingegangen am {moment}, Sprache: {language}',
  },
  effectsFailed: {
    nl: 'Niet alles wat op deze aanvraag volgt, is gebeurd: er ontbreken misschien e-mails. Reden: {reason}',
    fr: 'Tout ce qui suit cette demande n’a pas été fait : des e-mails manquent peut-être. Raison : {reason}',
    en: 'Not everything that follows from this lead was done: mails may be missing. Reason: {reason}',
    de: 'Nicht alles, was auf diese Anfrage folgt, ist geschehen: Vielleicht fehlen E-Mails. Grund: {reason}',
  },
  crmFailed: {
    nl: 'Deze aanvraag kon niet aan het CRM doorgegeven worden. Reden: {reason}',
    fr: 'Cette demande n’a pas pu être transmise au CRM. Raison : {reason}',
    en: 'This lead could not be passed on to the CRM. Reason: {reason}',
    de: 'Diese Anfrage konnte nicht an das CRM übergeben werden. Grund: {reason}',
  },
  repeat: { nl: 'Opnieuw proberen', fr: 'Recommencer', en: 'Do it again', de: 'Erneut versuchen' },
  reply: { nl: 'Antwoorden', fr: 'Répondre', en: 'Reply', de: 'Antworten' },
  markAnswered: {
    nl: 'Als beantwoord aanduiden',
    fr: 'Marquer comme répondue',
    en: 'Mark as answered',
    de: 'Als beantwortet markieren',
  },
  markUnanswered: {
    nl: 'Toch niet beantwoord',
    fr: 'Finalement sans réponse',
    en: 'Not answered after all',
    de: 'Doch nicht beantwortet',
  },
  answeredAt: {
    nl: 'Beantwoord op {moment}',
    fr: 'Répondu le {moment}',
    en: 'Answered on {moment}',
    de: 'Beantwortet am {moment}',
  },
  status: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  assignee: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
  person: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
  about: { nl: 'Waarover', fr: 'À propos de', en: 'About', de: 'Worum es geht' },
  answers: { nl: 'Antwoorden', fr: 'Réponses', en: 'Answers', de: 'Antworten' },
  origin: { nl: 'Herkomst', fr: 'Provenance', en: 'Origin', de: 'Herkunft' },
  files: { nl: 'Bestanden', fr: 'Fichiers', en: 'Files', de: 'Dateien' },
  mails: { nl: 'E-mails', fr: 'E-mails', en: 'Mails', de: 'E-Mails' },
  noMails: {
    nl: 'Geen e-mails bij deze aanvraag.',
    fr: 'Aucun e-mail pour cette demande.',
    en: 'No mails for this lead.',
    de: 'Keine E-Mails zu dieser Anfrage.',
  },
  notes: {
    nl: 'Nota’s en verloop',
    fr: 'Notes et historique',
    en: 'Notes and history',
    de: 'Notizen und Verlauf',
  },
  note: { nl: 'Nieuwe nota', fr: 'Nouvelle note', en: 'New note', de: 'Neue Notiz' },
  addNote: { nl: 'Nota bewaren', fr: 'Enregistrer la note', en: 'Save the note', de: 'Notiz speichern' },
  system: { nl: 'Systeem', fr: 'Système', en: 'System', de: 'System' },
  nobody: { nl: 'niemand', fr: 'personne', en: 'nobody', de: 'niemand' },
  correct: {
    nl: 'Gegevens verbeteren',
    fr: 'Corriger les données',
    en: 'Correct the data',
    de: 'Angaben korrigieren',
  },
} satisfies Record<string, Localized>

export const mailStateTexts = {
  pending: {
    nl: 'Wacht op verzending',
    fr: 'En attente d’envoi',
    en: 'Waiting to be sent',
    de: 'Wartet auf Versand',
  },
  sending: { nl: 'Wordt verzonden', fr: 'En cours d’envoi', en: 'Being sent', de: 'Wird gesendet' },
  sent: { nl: 'Verzonden', fr: 'Envoyé', en: 'Sent', de: 'Gesendet' },
  failed: { nl: 'Niet verzonden', fr: 'Non envoyé', en: 'Not sent', de: 'Nicht gesendet' },
} satisfies Record<string, Localized>

export const eventTexts = {
  status: {
    nl: 'Status: van {from} naar {to}',
    fr: 'Statut : de {from} à {to}',
    en: 'Status: from {from} to {to}',
    de: 'Status: von {from} zu {to}',
  },
  assignee: {
    nl: 'Toegewezen: van {from} aan {to}',
    fr: 'Attribution : de {from} à {to}',
    en: 'Assigned: from {from} to {to}',
    de: 'Zugewiesen: von {from} an {to}',
  },
  answered: { nl: 'Beantwoord', fr: 'Répondu', en: 'Answered', de: 'Beantwortet' },
  unanswered: {
    nl: 'Toch niet beantwoord',
    fr: 'Finalement sans réponse',
    en: 'Not answered after all',
    de: 'Doch nicht beantwortet',
  },
  passedOn: {
    nl: 'Doorgegeven aan het CRM',
    fr: 'Transmise au CRM',
    en: 'Passed on to the CRM',
    de: 'An das CRM übergeben',
  },
  passFailed: {
    nl: 'Doorgeven aan het CRM mislukt',
    fr: 'Échec de la transmission au CRM',
    en: 'Could not be passed on to the CRM',
    de: 'Übergabe an das CRM fehlgeschlagen',
  },
  exported: {
    nl: 'Geëxporteerd naar een bestand',
    fr: 'Exportée vers un fichier',
    en: 'Exported to a file',
    de: 'In eine Datei exportiert',
  },
  offer: { nl: 'Bod: {to}', fr: 'Offre : {to}', en: 'Offer: {to}', de: 'Angebot: {to}' },
  received: { nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' },
} satisfies Record<string, Localized>
