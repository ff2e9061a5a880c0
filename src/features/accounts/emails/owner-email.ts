import { closingFor, greetingFor, textParts } from '@/features/submissions/model/standard-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** The e-mails about the access of an owner. */
export type OwnerMail = 'signIn' | 'newPassword' | 'invitation'

export interface OwnerMailFacts {
  locale: Locale
  agencyName: string
  /** Of the owner. */
  name: string
  href: string
}

/** An e-mail with the link that signs an owner in or sets a password. */
export function ownerEmail(
  mail: OwnerMail,
  { locale, agencyName, name, href }: OwnerMailFacts,
): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t(`owners.${mail}.subject`, { agency: agencyName }),
    greeting: greetingFor(name, locale),
    parts: [
      ...textParts(t(`owners.${mail}.text`, { agency: agencyName })),
      { type: 'button', label: t(`owners.${mail}.button`), href },
      { type: 'note', text: t(`owners.${mail}.note`) },
    ],
    closing: closingFor(agencyName, locale),
  }
}
