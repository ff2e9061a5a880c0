import type { Locale } from './locales'
import { createTextTranslator, type TextTranslator } from './text-translator'

import german from '../../../messages/de/mail.json'
import english from '../../../messages/en/mail.json'
import french from '../../../messages/fr/mail.json'
import dutch from '../../../messages/nl/mail.json'

export type MailMessages = typeof french

export type MailTranslator = TextTranslator<MailMessages>

const messages: Record<Locale, MailMessages> = { nl: dutch, fr: french, en: english, de: german }

/**
 * The texts of e-mails, of documents and of calendar entries in the reader's language. For the server.
 *
 * @param numbers see `createTextTranslator`; needed for texts that show a number
 */
export const mailTranslator = (locale: Locale, numbers?: string): MailTranslator =>
  createTextTranslator(locale, messages[locale], numbers)
