import type { Locale, Localized } from '@/lib/i18n/locales'

const withName: Localized<(name: string) => string> = {
  nl: (name) => `Beste ${name},`,
  fr: (name) => `Bonjour ${name},`,
  en: (name) => `Dear ${name},`,
  de: (name) => `Guten Tag ${name},`,
}

const withoutName: Localized = { nl: 'Beste,', fr: 'Bonjour,', en: 'Hello,', de: 'Guten Tag,' }

/** How a mail to a visitor begins. */
export const greetingFor = (salutation: string, locale: Locale): string =>
  salutation === '' ? withoutName[locale] : withName[locale](salutation)

export const regards: Localized = {
  nl: 'Met vriendelijke groeten',
  fr: 'Cordialement',
  en: 'Kind regards',
  de: 'Mit freundlichen Grüßen',
}

export const yourAnswers: Localized = {
  nl: 'Wat u ons stuurde',
  fr: 'Ce que vous nous avez envoyé',
  en: 'What you sent us',
  de: 'Was Sie uns gesendet haben',
}

export const openInStudio: Localized = {
  nl: 'Openen in de studio',
  fr: 'Ouvrir dans le studio',
  en: 'Open in the studio',
  de: 'Im Studio öffnen',
}

/** Why somebody who wrote nothing got this mail. */
export const notYou: Localized = {
  nl: 'Hebt u dit niet zelf verstuurd? Dan gaf iemand uw adres per vergissing op; u hoeft niets te doen.',
  fr: 'Vous n’êtes pas à l’origine de cet envoi ? Votre adresse a été indiquée par erreur ; vous n’avez rien à faire.',
  en: 'You did not send this? Then somebody gave your address by mistake; you need not do anything.',
  de: 'Sie haben das nicht gesendet? Dann wurde Ihre Adresse versehentlich angegeben; Sie müssen nichts tun.',
}
