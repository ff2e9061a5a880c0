import type { Locale, Localized } from '@/lib/i18n/locales'

interface ReplyFacts {
  email: string
  locale: Locale
  /** What was sent, such as “Contact”. */
  form: Localized
  ref?: number | null
  /** How the mail begins, such as “Bonjour Madame Dupont,”. */
  greeting: string
}

/** The address that opens a mail to whoever sent a lead: subject and greeting in the visitor's language. */
export function replyAddress({ email, locale, form, ref, greeting }: ReplyFacts): string {
  const subject = [form[locale], ref ? `Ref. ${ref}` : ''].filter(Boolean).join(' – ')
  const query = new URLSearchParams({
    subject: `Re: ${subject}`,
    body: `${greeting}\r\n\r\n`,
  })
  // Mail programs take a plus for a plus.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.toString().replaceAll('+', '%20')}`
}
