import { normaliseSearchText } from './search-columns'

/**
 * How well names fit a text: 0 when one is the text, 1 when one begins with it, null when none does. With `anyWord`
 * each word of the text must begin a word of the name. Accents, case and punctuation do not count.
 *
 * @param wanted as `normaliseSearchText` gives it, not empty
 */
export function rankMatches(
  wanted: string,
  names: readonly string[],
  how: 'wholeName' | 'anyWord',
): 0 | 1 | null {
  const texts = names.map(normaliseSearchText)
  if (texts.includes(wanted)) return 0
  const begins = (text: string): boolean => {
    if (how === 'wholeName') return text.startsWith(wanted)
    const words = text.split(' ')
    return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  }
  return texts.some(begins) ? 1 : null
}
