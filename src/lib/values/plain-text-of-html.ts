import sanitize from 'sanitize-html'

import { cleanText } from './text'

const withContent = 'script style textarea option noscript template iframe object svg math title'

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Tags that make lines of their own: in a text with one, a line break of the source is a space. */
const blockTag = /<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote|table|tr|section|article|pre)[\s/>]/i

/** A text without blocks keeps its own line breaks; one beside `<br>` is the same. */
const withBreaks = (html: string): string =>
  blockTag.test(html)
    ? html.replace(/\s+/g, ' ').replace(/<br\s*\/?>/gi, '\n')
    : html
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/<br\s*\/?>[ ]?\n?/gi, '\n')

/**
 * The text of HTML for a field of plain text: line breaks and paragraphs stay, tags, scripts and links go. A text
 * without tags, or with some inside its lines, keeps its own line breaks.
 */
export function plainTextOfHtml(html: string): string {
  const hasTags = /<[a-z!/]/i.test(html)
  const lines = hasTags
    ? withBreaks(html)
        .replace(/<li[\s>]/gi, (tag) => `\n- ${tag}`)
        .replace(/<\/(?:p|div|ul|ol|h[1-6]|blockquote|table)>/gi, (tag) => `${tag}\n\n`)
        .replace(/<\/tr>/gi, (tag) => `${tag}\n`)
    : html
  const text = sanitize(lines, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: withContent.split(' '),
  }).replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
  return cleanText(text, { lines: true })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}
