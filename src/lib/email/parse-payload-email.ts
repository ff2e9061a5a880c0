import type { EmailMessage, EmailPart } from './email-message'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)

const toText = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** The text between tags, and each link as a button. */
const linkPattern = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi

const paragraphs = (html: string): EmailPart[] =>
  html
    .split(/<\/p>|<br\s*\/?>/i)
    .map(toText)
    .filter((text) => text !== '')
    .map((text) => ({ type: 'text', text }))

/**
 * Converts an e-mail of Payload, such as the one with the link to reset a password, to a message, so that it looks like
 * all others. None of its markup remains.
 */
export function parsePayloadEmail(subject: string, html: string): EmailMessage {
  const parts: EmailPart[] = []
  let from = 0
  for (const link of html.matchAll(linkPattern)) {
    parts.push(...paragraphs(html.slice(from, link.index)))
    parts.push({ type: 'button', label: toText(link[2] ?? ''), href: decode(link[1] ?? '') })
    from = link.index + link[0].length
  }
  return { subject, parts: [...parts, ...paragraphs(html.slice(from))] }
}
