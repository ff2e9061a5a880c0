/** Characters without a width or a shape, including joiners, which some scripts need between letters. */
const invisible =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/gu

/** Characters that change the writing direction: with them a text could look different from its content. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Control characters. Line feed and tab stay. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb]/gu

/**
 * Cleans a text for storage: composed characters (NFC), no control characters, no lone surrogates, no direction marks,
 * no space around it. A text of only spaces and zero-width characters becomes empty.
 *
 * @param lines whether line breaks may stay; otherwise they become spaces, so that no value can add a line to an e-mail
 */
export function cleanText(text: string, { lines }: { lines: boolean }): string {
  const breaks = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
  const cleaned = (lines ? breaks : breaks.replace(/[\n\t]+/g, ' '))
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(controls, '')
    .replace(directionMarks, '')
    .normalize('NFC')
    .trim()
  return cleaned.replace(invisible, '') === '' ? '' : cleaned
}

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that HTML forbids: control characters except tab and line ends, and lone surrogates. */
const notText = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

/** Escapes a text for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(notText, '').replace(/[&<>"']/g, (character) => replacements[character] ?? character)

/** Escapes a text and turns its line ends into `<br>`. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>')

/** A text of a page with common spaces in place of no-break spaces, for e-mails, calendars and URLs. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A URL that an e-mail may link to; null for other schemes, such as `javascript:`. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  return schemes.has(url.protocol) ? url.href : null
}

/**
 * Texts in one line with a dot between them; empty ones are left out. The dot stays on the line of the text before it, so
 * that none begins a line.
 */
export const joinWithDots = (texts: readonly (string | null | undefined | false)[]): string =>
  texts.filter(Boolean).join('\u00a0· ')

/** Replaces `{name}` by the value of that name. A name without a value stays unchanged. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** Writes the first character as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
