/** E-mail addresses, and telephone numbers with nine digits or more, or with a 0 or + before them. */
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu
const phones = /(?<![\p{L}\d.,€])(?:\+|00|0)\d(?:[ ./()-]{0,3}\d){7,13}(?!\d)/gu

export const removed = '[…]'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words in any case, with the number of a house after them. */
const wordsPattern = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${escaped(words.trim()).replaceAll(/\s+/g, '\\s+')}(?!\\p{L})(?:[ ,]+\\d{1,4}[a-z]{0,3}(?![\\p{L}\\d]|[.,]\\d))?`,
    'giu',
  )

/**
 * A text that an editor wrote, without what must not leave the house.
 *
 * @param privateWords such as the street of the property and the names of its owners and agents
 */
export function cleanFreeText(text: string, privateWords: readonly string[]): string {
  const withoutWords = privateWords
    .filter((words) => words.trim().length > 2)
    .reduce((cleaned, words) => cleaned.replaceAll(wordsPattern(words), removed), text)
  return withoutWords.replaceAll(emails, removed).replaceAll(phones, removed)
}
