import type { Localized } from '@/lib/i18n/locales'

/** What a link of an e-mail to an owner opens: the portal, or the page for a new password. */
export const ownerLinkPurposes = ['signIn', 'newPassword'] as const
export type OwnerLinkPurpose = (typeof ownerLinkPurposes)[number]

export const ownerLinkLabels: Record<OwnerLinkPurpose, Localized> = {
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
export const ownerLinkMs = {
  signIn: 15 * minuteMs,
  newPassword: 60 * minuteMs,
  invitation: 7 * 24 * 60 * minuteMs,
} as const
