import { inLanguage, type Localized } from '@/lib/i18n/locales'

/** Why a CRM did not receive a lead: stored as a word, read in the editor's language. `{detail}` is its own answer. */
const reasons = {
  signIn: {
    nl: 'Het CRM aanvaardt de gebruikersnaam of het wachtwoord niet ({detail}).',
    fr: 'Le CRM n’accepte pas le nom d’utilisateur ou le mot de passe ({detail}).',
    en: 'The CRM does not accept the user name or password ({detail}).',
    de: 'Das CRM akzeptiert den Benutzernamen oder das Passwort nicht ({detail}).',
  },
  refused: {
    nl: 'Het CRM heeft de aanvraag geweigerd: {detail}',
    fr: 'Le CRM a refusé la demande : {detail}',
    en: 'The CRM refused the lead: {detail}',
    de: 'Das CRM hat die Anfrage abgelehnt: {detail}',
  },
  tooMany: {
    nl: 'Het CRM krijgt nu te veel aanvragen; er volgt een nieuwe poging.',
    fr: 'Le CRM reçoit trop de requêtes pour le moment ; un nouvel essai suivra.',
    en: 'The CRM gets too many requests at present; another attempt follows.',
    de: 'Das CRM erhält derzeit zu viele Anfragen; ein neuer Versuch folgt.',
  },
  late: {
    nl: 'Het CRM heeft niet op tijd geantwoord.',
    fr: 'Le CRM n’a pas répondu à temps.',
    en: 'The CRM did not answer in time.',
    de: 'Das CRM hat nicht rechtzeitig geantwortet.',
  },
  unavailable: {
    nl: 'Het CRM heeft een storing ({detail}).',
    fr: 'Le CRM est en panne ({detail}).',
    en: 'The CRM has a fault ({detail}).',
    de: 'Das CRM hat eine Störung ({detail}).',
  },
  unreadable: {
    nl: 'Het antwoord van het CRM is onleesbaar ({detail}).',
    fr: 'La réponse du CRM est illisible ({detail}).',
    en: 'The answer of the CRM cannot be read ({detail}).',
    de: 'Die Antwort des CRM ist nicht lesbar ({detail}).',
  },
} satisfies Record<string, Localized>

export type CrmReason = keyof typeof reasons

const isReason = (text: string): text is CrmReason => Object.hasOwn(reasons, text)

/** The stored form: `refused: Zip is required`. */
export const writeCrmReason = (reason: CrmReason, detail: string): string => `${reason}: ${detail}`

/** A stored reason as a sentence; any other text, such as an error of the network, as it is. */
export function describeCrmReason(stored: string, language: string): string {
  const [, word = '', detail = ''] = /^([a-zA-Z]+): ([\s\S]*)$/.exec(stored) ?? []
  return isReason(word)
    ? inLanguage(language, reasons[word]).replace('{detail}', () => detail || '–')
    : stored
}
