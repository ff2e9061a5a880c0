export interface ExcerptOptions {
  /** Maximum length of the result in UTF-16 units, without the ellipsis. */
  maxLength?: number
  ellipsis?: boolean
}

/** Of a description, in UTF-16 units. */
export const descriptionLength = 250
/** A word break before this share of the length would remove too much text; then the word is cut. */
const wordBreakShare = 0.8

const isHighSurrogate = (text: string, index: number) => /[\ud800-\udbff]/.test(text.charAt(index))

function cutPosition(text: string, maxLength: number): number {
  if (/\s/.test(text.charAt(maxLength))) return maxLength
  const head = text.slice(0, maxLength)
  const lastBreak = head.search(/\s\S*$/)
  if (lastBreak > maxLength * wordBreakShare) return lastBreak
  return isHighSurrogate(head, maxLength - 1) ? maxLength - 1 : maxLength
}

/**
 * Shortens a description. A text that fits is returned unchanged; a longer one is cut at a word break past 80
 * percent of the length, else at the length, never inside a surrogate pair. Default 250 characters; search results
 * use 100. Specification section 9, acceptance E10.
 */
export function excerpt(
  text: string,
  { maxLength = descriptionLength, ellipsis = false }: ExcerptOptions = {},
): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, cutPosition(text, maxLength)).trimEnd()
  return ellipsis ? `${cut}…` : cut
}
