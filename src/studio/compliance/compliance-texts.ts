import type { Localized } from '@/lib/i18n/locales'

export const complianceTexts = {
  heading: {
    nl: 'Wettelijke vermeldingen',
    fr: 'Mentions légales',
    en: 'Legal mentions',
    de: 'Gesetzliche Angaben',
  },
  loading: {
    nl: 'De lijst wordt opgehaald…',
    fr: 'Chargement de la liste…',
    en: 'Loading the list…',
    de: 'Die Liste wird geladen…',
  },
  failed: {
    nl: 'De lijst kon niet opgehaald worden. Bij het publiceren wordt ze toch nagekeken.',
    fr: 'La liste n’a pas pu être chargée. Elle sera quand même vérifiée à la publication.',
    en: 'The list could not be loaded. It is checked all the same when you publish.',
    de: 'Die Liste konnte nicht geladen werden. Beim Veröffentlichen wird sie trotzdem geprüft.',
  },
  placeFirst: {
    nl: 'Kies eerst de plaats en het type: daarvan hangt af wat verplicht is.',
    fr: 'Choisissez d’abord la localité et le type : ce qui est obligatoire en dépend.',
    en: 'Choose the locality and the type first: what is compulsory depends on them.',
    de: 'Wählen Sie zuerst Ort und Objektart: Davon hängt ab, was Pflicht ist.',
  },
  complete: {
    nl: 'Alles wat verplicht is, staat erin.',
    fr: 'Tout ce qui est obligatoire est rempli.',
    en: 'Everything compulsory is filled in.',
    de: 'Alle Pflichtangaben sind vorhanden.',
  },
  missing: {
    nl: 'Nog in te vullen voor u publiceert: {count}',
    fr: 'À remplir avant de publier : {count}',
    en: 'To fill in before you publish: {count}',
    de: 'Vor dem Veröffentlichen auszufüllen: {count}',
  },
  recommended: { nl: 'Aanbevolen', fr: 'Recommandé', en: 'Recommended', de: 'Empfohlen' },
  hidden: {
    nl: 'ingevuld, maar niet getoond',
    fr: 'rempli, mais pas montré',
    en: 'filled in, but not shown',
    de: 'ausgefüllt, aber nicht gezeigt',
  },
  given: {
    nl: 'In orde: {count}',
    fr: 'En ordre : {count}',
    en: 'In order: {count}',
    de: 'In Ordnung: {count}',
  },
  source: { nl: 'Bron: {source}', fr: 'Source : {source}', en: 'Source: {source}', de: 'Quelle: {source}' },
  overridden: {
    nl: 'Publiceren mag toch: een beheerder heeft dit pand vrijgegeven.',
    fr: 'La publication est permise : un administrateur a accordé une dérogation.',
    en: 'Publishing is allowed all the same: an administrator has overridden the list.',
    de: 'Die Veröffentlichung ist dennoch erlaubt: Ein Administrator hat das Objekt freigegeben.',
  },
  allow: {
    nl: 'Toch laten publiceren…',
    fr: 'Permettre quand même la publication…',
    en: 'Allow publishing all the same…',
    de: 'Veröffentlichung dennoch erlauben…',
  },
  reason: {
    nl: 'Reden (minstens {count} tekens, blijft bewaard)',
    fr: 'Motif (au moins {count} caractères, conservé)',
    en: 'Reason (at least {count} characters, kept)',
    de: 'Grund (mindestens {count} Zeichen, wird aufbewahrt)',
  },
  reasonShown: { nl: 'Reden', fr: 'Motif', en: 'Reason', de: 'Grund' },
  decided: {
    nl: 'Beslist op {day}',
    fr: 'Décidé le {day}',
    en: 'Decided on {day}',
    de: 'Entschieden am {day}',
  },
  decidedBy: {
    nl: 'Beslist op {day} door {name}',
    fr: 'Décidé le {day} par {name}',
    en: 'Decided on {day} by {name}',
    de: 'Entschieden am {day} von {name}',
  },
  withdraw: {
    nl: 'Vrijgave intrekken',
    fr: 'Retirer la dérogation',
    en: 'Withdraw the override',
    de: 'Freigabe zurücknehmen',
  },
} satisfies Record<string, Localized>
