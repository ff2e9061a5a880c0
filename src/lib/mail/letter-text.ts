import type { Letter, LetterPart } from './letter'
import type { MailBrand } from './mail-brand'
import { unsubscribeWords } from './unsubscribe-words'
import type { Locale } from '@/lib/i18n/locales'

/** Everything but line ends that no plain text should hold. */
const notText = /[^\P{Cc}\t\n]|\p{Cs}/gu

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(notText, '')

/** French keeps its colon away from the word. */
const colonIn = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':')

function partText(part: LetterPart, colon: string): string {
  if (part.type === 'heading') return `${part.text}\n${'-'.repeat(Math.min(60, part.text.length))}`
  if (part.type === 'facts')
    return part.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
  if (part.type === 'button') return `${part.label}${colon}\n${part.href}`
  if (part.type === 'property') return [part.title, ...part.lines, part.href].join('\n')
  return part.text
}

/** A letter for programs that show no HTML, and for those who like it plain. */
export function letterText(letter: Letter, brand: MailBrand, locale: Locale): string {
  const { greeting, parts, closing, unsubscribeUrl } = letter
  const colon = colonIn(locale)
  const leave = unsubscribeUrl && `${unsubscribeWords[locale]}${colon} ${unsubscribeUrl}`
  const foot = ['-- ', brand.name, brand.siteUrl, ...brand.legal, leave].filter(Boolean).join('\n')
  return clean(
    [greeting, ...parts.map((part) => partText(part, colon)), closing, foot]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  )
}
