import type { Localized } from '@/lib/i18n/locales'

/** What a link of an e-mail about an account opens: its pages, or the page for a new password. */
export const accountLinkPurposes = ['signIn', 'newPassword'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

export const accountLinkLabels: Record<AccountLinkPurpose, Localized> = {
  signIn: { nl: 'Aanmelden', fr: 'Connexion', en: 'Sign in', de: 'Anmelden' },
  newPassword: {
    nl: 'Nieuw wachtwoord',
    fr: 'Nouveau mot de passe',
    en: 'New password',
    de: 'Neues Passwort',
  },
}

const minuteMs = 60_000

/** How long the link of each e-mail works. */
export const accountLinkMs = {
  'owners.signIn': 15 * minuteMs,
  'owners.newPassword': 60 * minuteMs,
  'owners.invitation': 7 * 24 * 60 * minuteMs,
  'subscribers.newPassword': 60 * minuteMs,
  'subscribers.signUp': 60 * minuteMs,
} as const

/** The e-mails with a link of an account. */
export type AccountMail = keyof typeof accountLinkMs
