import type { Locale, Localized } from '@/lib/i18n/locales'

interface ReplyFacts {
  email: string
  locale: Locale
  /** Name of the form, such as “Contact”. */
  form: Localized
  ref?: number | null
  /** The greeting of the reply, such as “Bonjour Madame Dupont,”. */
  greeting: string
}

/** The mailto URL that opens a reply to the sender of a lead: subject and greeting in the visitor's language. */
export function toReplyUrl({ email, locale, form, ref, greeting }: ReplyFacts): string {
  const subject = [form[locale], ref ? `Ref. ${ref}` : ''].filter(Boolean).join(' – ')
  const query = new URLSearchParams({
    subject: `Re: ${subject}`,
    body: `${greeting}\r\n\r\n`,
  })
  // E-mail programs do not decode a plus as a space.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.toString().replaceAll('+', '%20')}`
}
