import { env } from '@/lib/env'
import { isLocale, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'

/** What a member of staff is written who forgot the password. */

const subject: Localized = {
  nl: 'Nieuw wachtwoord kiezen',
  fr: 'Choisir un nouveau mot de passe',
  en: 'Choose a new password',
  de: 'Neues Passwort wählen',
}

const invitation: Localized = {
  nl: 'Iemand vroeg voor dit adres een nieuw wachtwoord voor de studio. De link werkt één uur.',
  fr: 'Un nouveau mot de passe pour le studio a été demandé pour cette adresse. Le lien fonctionne pendant une heure.',
  en: 'Somebody asked for a new studio password for this address. The link works for one hour.',
  de: 'Für diese Adresse wurde ein neues Passwort für das Studio angefordert. Der Link gilt eine Stunde.',
}

const notYou: Localized = {
  nl: 'Was u dat niet? Dan hoeft u niets te doen: uw wachtwoord blijft wat het was.',
  fr: 'Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même.',
  en: 'Was it not you? Then you need not do anything: your password stays as it was.',
  de: 'Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es war.',
}

const languageOf = (user: unknown): Locale => {
  const language = typeof user === 'object' && user !== null && 'language' in user ? user.language : null
  return isLocale(language) ? language : sourceLocale
}

interface ResetFacts {
  token?: string
  user?: unknown
}

export const resetMailSubject = (facts?: ResetFacts): string => subject[languageOf(facts?.user)]

export function resetMailHtml(facts?: ResetFacts): string {
  const language = languageOf(facts?.user)
  const href = `${env.serverUrl}/admin/reset/${encodeURIComponent(facts?.token ?? '')}/`
  return `<p>${invitation[language]}</p><a href="${href}">${subject[language]}</a><p>${notYou[language]}</p>`
}
