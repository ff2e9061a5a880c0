import type { EmailMessage, EmailPart } from './email-message'
import type { MailBrand } from './mail-brand'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** All characters except line ends that plain text should not contain. */
const notText = /[^\P{Cc}\t\n]|\p{Cs}/gu

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(notText, '')

/** French has a space before the colon. */
const colonIn = (locale: string): string => (locale === 'fr' ? '\u00a0:' : ':')

function partText(part: EmailPart, colon: string): string {
  if (part.type === 'heading') return `${part.text}\n${'-'.repeat(Math.min(60, part.text.length))}`
  if (part.type === 'facts')
    return part.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
  if (part.type === 'button' || part.type === 'link') return `${part.label}${colon}\n${part.href}`
  if (part.type === 'property')
    return [...(part.badge === undefined ? [] : [part.badge]), part.title, ...part.lines, part.href].join(
      '\n',
    )
  return part.text
}

/** A message for mail programs without HTML, and for readers who prefer plain text. */
export function emailText(message: EmailMessage, brand: MailBrand, locale: Locale): string {
  const { greeting, parts, closing, unsubscribeUrl } = message
  const colon = colonIn(locale)
  const leave = unsubscribeUrl && `${mailTranslator(locale)('common.unsubscribe')}${colon} ${unsubscribeUrl}`
  const foot = ['-- ', brand.name, brand.siteUrl, ...brand.legal, leave].filter(Boolean).join('\n')
  return clean(
    [greeting, ...parts.map((part) => partText(part, colon)), closing, foot]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  )
}
