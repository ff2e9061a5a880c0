import type { Localized } from '@/lib/i18n/locales'

/** What is recorded about log-ins. */
export const logInEventKinds = [
  'success',
  'failure',
  'limit',
  'secondFactorFailure',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'viewedAsOwner',
] as const
export type LogInEventKind = (typeof logInEventKinds)[number]

export const logInEventLabels: Readonly<Record<LogInEventKind, Localized>> = {
  success: { nl: 'Aangemeld', fr: 'Connexion', en: 'Logged in', de: 'Angemeldet' },
  failure: {
    nl: 'Verkeerd wachtwoord of onbekende gebruiker',
    fr: 'Mot de passe incorrect ou compte inconnu',
    en: 'Wrong password or unknown account',
    de: 'Falsches Passwort oder unbekanntes Konto',
  },
  limit: {
    nl: 'Te veel pogingen',
    fr: 'Trop de tentatives',
    en: 'Too many attempts',
    de: 'Zu viele Versuche',
  },
  secondFactorFailure: {
    nl: 'Tweede stap mislukt',
    fr: 'Deuxième étape refusée',
    en: 'Second step refused',
    de: 'Zweiter Schritt abgelehnt',
  },
  secondFactorAdded: {
    nl: 'Tweede stap toegevoegd',
    fr: 'Deuxième étape ajoutée',
    en: 'Second step added',
    de: 'Zweiter Schritt hinzugefügt',
  },
  secondFactorRemoved: {
    nl: 'Tweede stap verwijderd',
    fr: 'Deuxième étape retirée',
    en: 'Second step removed',
    de: 'Zweiter Schritt entfernt',
  },
  recoveryCodeUsed: {
    nl: 'Herstelcode gebruikt',
    fr: 'Code de secours utilisé',
    en: 'Recovery code used',
    de: 'Wiederherstellungscode verwendet',
  },
  passwordReset: {
    nl: 'Nieuw wachtwoord via e-mail',
    fr: 'Nouveau mot de passe par e-mail',
    en: 'New password by e-mail',
    de: 'Neues Passwort per E-Mail',
  },
  passwordChanged: {
    nl: 'Wachtwoord gewijzigd',
    fr: 'Mot de passe modifié',
    en: 'Password changed',
    de: 'Passwort geändert',
  },
  emailChanged: {
    nl: 'E-mailadres gewijzigd',
    fr: 'Adresse e-mail modifiée',
    en: 'E-mail address changed',
    de: 'E-Mail-Adresse geändert',
  },
  viewedAsOwner: {
    nl: 'Bekeek een pand als eigenaar',
    fr: 'A vu un bien comme son propriétaire',
    en: 'Viewed a property as its owner',
    de: 'Hat ein Objekt als Eigentümer angesehen',
  },
}
