import { closingFor, greetingFor, textParts } from '@/features/submissions/model/standard-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

import type { AccountMail } from '../model/account-link'

export interface AccountMailFacts {
  locale: Locale
  agencyName: string
  /** Of the person; empty when it is not known. */
  name: string
  href: string
}

/** What the holder of an account is notified of afterwards. */
export type AccountNotice = 'passwordChanged' | 'emailChanged' | 'emailAdded' | 'deleted'

/** Who did it: a member of staff, the holder, or a command on the server. */
export type NoticeAuthor = 'office' | 'holder' | 'server'

/** An e-mail without a link: what is done cannot be undone by one, and such e-mails are often forged. */
export function accountNotice(
  notice: AccountNotice,
  { locale, agencyName, name, by }: Omit<AccountMailFacts, 'href'> & { by: NoticeAuthor },
): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t(`accounts.${notice}.subject`, { agency: agencyName }),
    greeting: greetingFor(name, locale),
    parts: [
      ...textParts(t(`accounts.${notice}.text`, { agency: agencyName, by })),
      { type: 'note', text: t(`accounts.${notice}.note`) },
    ],
    closing: closingFor(agencyName, locale),
  }
}

/** An e-mail with the link that signs in or sets a password. */
export function accountEmail(
  mail: AccountMail,
  { locale, agencyName, name, href }: AccountMailFacts,
): EmailMessage {
  const t = mailTranslator(locale)
  return {
    subject: t(`${mail}.subject`, { agency: agencyName }),
    greeting: greetingFor(name, locale),
    parts: [
      ...textParts(t(`${mail}.text`, { agency: agencyName })),
      { type: 'button', label: t(`${mail}.button`), href },
      { type: 'note', text: t(`${mail}.note`) },
    ],
    closing: closingFor(agencyName, locale),
  }
}
