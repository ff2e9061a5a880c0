import { readableOn } from '@/lib/values/contrast'

import { escapeHtml, escapeLines, safeHref } from '@/lib/values/text'
import type { EmailPart, SignedWords } from './email-message'
import { breakable, mailColours, type EmailStyles } from './email-style'

/** Context for rendering the parts of an e-mail. */
export interface PartContext {
  colour: string
  styles: EmailStyles
  /** Where a picture of the message is in the e-mail, such as `cid:picture-0`; null when it could not be read. */
  pictureAt: (imageUrl: string) => string | null
}

type Part<Type extends EmailPart['type']> = Extract<EmailPart, { type: Type }>

const table = (content: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;${style}">${content}</table>`

/** A paragraph of an e-mail. */
export const paragraph = (text: string, style: string, tone: 'm-text' | 'm-soft' = 'm-text'): string =>
  `<p class="${tone}" style="margin:0 0 16px;${style}${breakable}">${escapeLines(text)}</p>`

const heading = ({ text }: Part<'heading'>, { styles }: PartContext): string =>
  `<h2 class="m-text" style="margin:28px 0 12px;${styles.heading}">${escapeHtml(text)}</h2>`

function facts({ rows }: Part<'facts'>, { styles }: PartContext): string {
  const cell = `padding:9px 0;vertical-align:top;border-bottom:1px solid ${mailColours.line};${breakable}`
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" width="36%" class="m-fact m-soft m-line" style="${styles.soft}${cell}padding-right:16px;font-weight:400;text-align:left;">${escapeHtml(label)}</th><td class="m-fact m-text m-line" style="${styles.text}${cell}">${escapeLines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 24px;">${lines.join('')}</table>`
}

function button({ label, href }: Part<'button'>, { colour, styles }: PartContext): string {
  const target = safeHref(href)
  if (!target) return paragraph(label, styles.text)
  const link = `display:inline-block;padding:13px 24px;border-radius:2px;text-decoration:none;font-weight:600;${styles.text}color:${readableOn(colour)};`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td bgcolor="${colour}" style="background-color:${colour};border-radius:2px;"><a href="${escapeHtml(target)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

function link({ label, href }: Part<'link'>, { styles }: PartContext): string {
  const target = safeHref(href)
  if (!target) return paragraph(label, styles.soft, 'm-soft')
  return `<p class="m-soft" style="margin:0 0 16px;${styles.soft}${breakable}"><a class="m-soft" href="${escapeHtml(target)}" style="${styles.soft}text-decoration:underline;">${escapeHtml(label)}</a></p>`
}

/** Small portraits are round where the mail program can. */
const portraitSize = 48

function signed({ name, words, imageUrl }: SignedWords, { styles, pictureAt }: PartContext): string {
  const picture = imageUrl ? pictureAt(imageUrl) : null
  const portrait = picture
    ? `<td width="${portraitSize}" style="vertical-align:top;padding-right:12px;"><img src="${escapeHtml(picture)}" width="${portraitSize}" height="${portraitSize}" alt="" style="display:block;width:${portraitSize}px;height:${portraitSize}px;object-fit:cover;object-position:top;border-radius:50%;border:0;"></td>`
    : ''
  const said = words && `<br><span class="m-text" style="${styles.text}">${escapeHtml(words)}</span>`
  return table(
    `<tr>${portrait}<td class="m-soft" style="vertical-align:middle;${styles.soft}${breakable}"><strong class="m-text" style="color:${mailColours.ink};">${escapeHtml(name)}</strong>${said}</td></tr>`,
    'margin:14px 0 0;',
  )
}

/** The buttons of a card side by side: the first filled, the others with an edge. */
function cardButtons(buttons: { label: string; href: string }[], { colour, styles }: PartContext): string {
  const links = buttons.flatMap(({ label, href }, at) => {
    const target = safeHref(href)
    const look =
      at === 0
        ? `background-color:${colour};border:1px solid ${colour};color:${readableOn(colour)};`
        : `border:1px solid ${mailColours.slate};color:${mailColours.ink};`
    const style = `display:inline-block;margin:0 8px 8px 0;padding:10px 18px;border-radius:2px;text-decoration:none;${styles.text}font-weight:600;${look}`
    return target
      ? `<a ${at === 0 ? '' : 'class="m-text m-line" '}href="${escapeHtml(target)}" style="${style}">${escapeHtml(label)}</a>`
      : []
  })
  return links.length > 0 ? `<div style="margin:18px 0 -8px;">${links.join('')}</div>` : ''
}

function visit({ day, hours, place, host }: Part<'visit'>, context: PartContext): string {
  const { colour, styles } = context
  const line = (text: string, style: string) =>
    `<p class="m-text" style="margin:0 0 4px;${style}${breakable}">${escapeHtml(text)}</p>`
  const where = place ? line(place, styles.text) : ''
  return table(
    `<tr><td class="m-line" style="padding:18px 20px;border:1px solid ${mailColours.line};border-left:6px solid ${colour};">${line(day, `${styles.heading}font-size:22px;`)}${line(hours, styles.heading)}${where}${host ? signed(host, context) : ''}</td></tr>`,
    'margin:0 0 24px;',
  )
}

function property(part: Part<'property'>, context: PartContext): string {
  const { colour, styles, pictureAt } = context
  const target = escapeHtml(safeHref(part.href) ?? '')
  const picture = part.imageUrl ? pictureAt(part.imageUrl) : null
  const shown = picture
    ? `<tr><td><a href="${target}"><img src="${escapeHtml(picture)}" width="536" alt="" style="display:block;width:100%;height:auto;border:0;"></a></td></tr>`
    : ''
  const lines = part.lines.map(
    (line) => `<p class="m-soft" style="margin:4px 0 0;${styles.soft}${breakable}">${escapeHtml(line)}</p>`,
  )
  const facts =
    part.facts === undefined
      ? ''
      : `<p class="m-text" style="margin:10px 0 0;${styles.text}font-weight:600;${breakable}">${escapeHtml(part.facts)}</p>`
  const more = `${facts}${part.quote ? signed(part.quote, context) : ''}${cardButtons(part.buttons ?? [], context)}`
  const badge =
    part.badge !== undefined
      ? `<p style="margin:0 0 10px;"><span style="display:inline-block;padding:3px 10px;background-color:${colour};${styles.soft}font-weight:700;color:${readableOn(colour)};${breakable}">${escapeHtml(part.badge)}</span></p>`
      : ''
  const text = `<tr><td style="padding:16px 20px 18px;">${badge}<p style="margin:0;${styles.heading}${breakable}"><a class="m-text" href="${target}" style="color:${mailColours.ink};text-decoration:underline;">${escapeHtml(part.title)}</a></p>${lines.join('')}${more}</td></tr>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-line" style="width:100%;border:1px solid ${mailColours.line};margin:8px 0 24px;">${shown}${text}</table>`
}

function note({ text }: Part<'note'>, { styles }: PartContext): string {
  const style = `${styles.soft}border-left:3px solid ${mailColours.line};padding:2px 0 2px 14px;`
  return table(
    `<tr><td class="m-soft m-line" style="${style}${breakable}">${escapeLines(text)}</td></tr>`,
    'margin:16px 0;',
  )
}

/** One part of a message as HTML for mail programs: tables, and every style inline. */
export function partHtml(part: EmailPart, context: PartContext): string {
  if (part.type === 'heading') return heading(part, context)
  if (part.type === 'facts') return facts(part, context)
  if (part.type === 'button') return button(part, context)
  if (part.type === 'link') return link(part, context)
  if (part.type === 'property') return property(part, context)
  if (part.type === 'visit') return visit(part, context)
  if (part.type === 'note') return note(part, context)
  return paragraph(part.text, context.styles.text)
}
