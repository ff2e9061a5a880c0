import { mailMessages } from './languages/mail'
import type { Locale } from './locales'
import { createTextTranslator, type TextTranslator } from './text-translator'

export type MailMessages = (typeof mailMessages)[Locale]

export type MailTranslator = TextTranslator<MailMessages>

/**
 * The texts of e-mails, of documents and of calendar entries in the reader's language. For the server.
 *
 * @param numbers see `createTextTranslator`; needed for texts that show a number
 */
export const mailTranslator = (locale: Locale, numbers?: string): MailTranslator =>
  createTextTranslator(locale, mailMessages[locale], numbers)
