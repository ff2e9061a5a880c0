import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { escapeHtml, escapeLines, safeHref } from '@/lib/values/text'

import { headerText } from './header-text'
import type { EmailMessage, EmailPart, PropertyPart, SignedWords } from './email-message'
import { paragraph, partHtml, type PartContext } from './email-parts'
import { breakable, emailStyles, mailColours, mailSheet } from './email-style'
import type { MailBrand } from './mail-brand'

/** All characters except line ends that plain text should not contain. */
const notText = /[^\P{Cc}\t\n]|\p{Cs}/gu

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(notText, '')

/** French has a space before the colon. */
const colonIn = (locale: string): string => (locale === 'fr' ? '\u00a0:' : ':')

const signedText = ({ name, words }: SignedWords, colon: string): string =>
  words ? `${name}${colon} ${words}` : name

function propertyText({ badge, title, lines, facts, quote, buttons, href }: PropertyPart, colon: string) {
  const ways = buttons ? buttons.map((each) => `${each.label}${colon} ${each.href}`) : [href]
  return [badge, title, ...lines, facts, quote && signedText(quote, colon), ...ways]
    .filter((text) => text !== undefined)
    .join('\n')
}

function partText(part: EmailPart, colon: string): string {
  if (part.type === 'heading') return `${part.text}\n${'-'.repeat(Math.min(60, part.text.length))}`
  if (part.type === 'facts')
    return part.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
  if (part.type === 'button' || part.type === 'link') return `${part.label}${colon}\n${part.href}`
  if (part.type === 'property') return propertyText(part, colon)
  if (part.type === 'visit')
    return [part.day, part.hours, part.place, part.host && signedText(part.host, colon)]
      .filter(Boolean)
      .join('\n')
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

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

export interface EmailLook {
  brand: MailBrand
  locale: Locale
  /** URL of the logo in the e-mail, such as `cid:logo`; without one the name is shown. */
  logoAt: string | null
  pictureAt: PartContext['pictureAt']
}

/** Keeps the text after the preheader out of the list of e-mails. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

function preheaderOf({ preheader, parts }: EmailMessage): string {
  const first = parts.find((part) => part.type === 'text')
  return headerText(preheader ?? first?.text ?? '', 140)
}

function head({ brand, logoAt }: EmailLook): string {
  const { heading } = emailStyles(brand.fonts.fontText)
  const name = escapeHtml(brand.name)
  const shown = logoAt
    ? `<img src="${escapeHtml(logoAt)}" alt="${name}" height="56" style="display:block;height:56px;width:auto;max-width:100%;border:0;background-color:${mailColours.white};${heading}">`
    : `<span class="m-text" style="${heading}font-size:22px;">${name}</span>`
  return `<tr><td class="m-pad" style="padding:${logoAt ? '20px 24px' : '28px 32px'} 4px;"><a href="${escapeHtml(brand.siteUrl)}" style="text-decoration:none;">${shown}</a></td></tr>`
}

function body(message: EmailMessage, { brand, pictureAt }: EmailLook): string {
  const styles = emailStyles(brand.fonts.fontText)
  const context: PartContext = { colour: brand.colour, styles, pictureAt }
  const content = [
    message.greeting ? paragraph(message.greeting, styles.text) : '',
    ...message.parts.map((part) => partHtml(part, context)),
    message.closing ? paragraph(message.closing, styles.text) : '',
  ].join('\n')
  return `<tr><td class="m-pad" style="padding:20px 32px 16px;">\n${content}\n</td></tr>`
}

function foot({ unsubscribeUrl }: EmailMessage, { brand, locale }: EmailLook): string {
  const site = `<a class="m-soft" href="${escapeHtml(brand.siteUrl)}" style="color:${mailColours.slate};">${escapeHtml(brand.siteUrl.replace(/^https?:\/\//, ''))}</a>`
  const leave = unsubscribeUrl && safeHref(unsubscribeUrl)
  const lines = [
    ...brand.legal.map(escapeLines),
    site,
    ...(leave
      ? [
          `<a class="m-soft" href="${escapeHtml(leave)}" style="color:${mailColours.slate};">${mailTranslator(locale)('common.unsubscribe')}</a>`,
        ]
      : []),
  ]
  return `<tr><td class="m-pad m-soft m-line" style="padding:18px 32px 24px;border-top:1px solid ${mailColours.line};${emailStyles(brand.fonts.fontText).soft}font-size:13px;${breakable}">${lines.join('<br>')}</td></tr>`
}

function page(message: EmailMessage, look: EmailLook, subject: string): string {
  const { white, mist } = mailColours
  const { colour } = look.brand
  return `<!doctype html>
<html lang="${look.locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailSheet}</style>
</head>
<body class="m-bg" style="margin:0;padding:0;background-color:${mist};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preheaderOf(message))}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-bg" bgcolor="${mist}" style="width:100%;background-color:${mist};"><tr><td align="center" class="m-edge" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-card" bgcolor="${white}" style="width:100%;max-width:600px;background-color:${white};border-top:4px solid ${colour};">
${head(look)}
${body(message, look)}
${foot(message, look)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** Renders a message: HTML for mail programs, the same as plain text, and a subject of one line. */
export function renderEmail(message: EmailMessage, look: EmailLook): RenderedEmail {
  const subject = headerText(message.subject) || look.brand.name
  return { subject, html: page(message, look, subject), text: emailText(message, look.brand, look.locale) }
}
