import type { Letter, LetterPart } from './letter'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)

const plain = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** The words between tags, and each link as a button. */
const linkPattern = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi

const paragraphs = (html: string): LetterPart[] =>
  html
    .split(/<\/p>|<br\s*\/?>/i)
    .map(plain)
    .filter((text) => text !== '')
    .map((text) => ({ type: 'text', text }))

/**
 * Makes a letter of a mail that Payload wrote itself, such as the one with the link to a new password, so that it looks
 * like all others. Nothing of its markup is kept.
 */
export function messageToLetter(subject: string, html: string): Letter {
  const parts: LetterPart[] = []
  let from = 0
  for (const link of html.matchAll(linkPattern)) {
    parts.push(...paragraphs(html.slice(from, link.index)))
    parts.push({ type: 'button', label: plain(link[2] ?? ''), href: decode(link[1] ?? '') })
    from = link.index + link[0].length
  }
  return { subject, parts: [...parts, ...paragraphs(html.slice(from))] }
}
