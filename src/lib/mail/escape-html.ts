const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What no document may hold: control characters but tab and line ends, and halves of characters. */
const notText = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

/** A text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(notText, '').replace(/[&<>"']/g, (character) => replacements[character] ?? character)

/** The same, keeping its line ends. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>')

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address that a mail may lead to, or null: nothing that a program could run. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  return schemes.has(url.protocol) ? url.href : null
}
