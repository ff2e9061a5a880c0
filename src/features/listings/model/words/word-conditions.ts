import { isCompound } from './compounds'
import { formsOf, type Vocabulary } from './find-variants'

/** One of several words. */
type AnyOf = readonly string[]

/** What a search asks of a property for one of its words, or for two that are one: all groups of one reading. */
export type WordCondition = readonly (readonly AnyOf[])[]

/** Numbers and shorter words beside each other are one word by accident. */
const mayBePart = (word: string): boolean => /^[a-z]{3,}$/.test(word)

/** Words in which compounds that adverts write in both ways are one: `town house` is not a house near the town. */
export function joinCompounds(words: readonly string[], { locale }: Vocabulary): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const parts = words.slice(at, at + 2)
    const isOne = parts.length === 2 && isCompound(parts, locale)
    joined.push(isOne ? parts.join('') : (words[at] ?? ''))
    if (isOne) at += 1
  }
  return joined
}

/** A word of a search, or two beside each other that properties write as one, with those spellings. */
interface Asked {
  words: readonly string[]
  joined: readonly string[]
}

function askedIn(words: readonly string[], vocabulary: Vocabulary): Asked[] {
  const asked: Asked[] = []
  const spelled = joinCompounds(words, vocabulary)
  for (let at = 0; at < spelled.length; at += 1) {
    const pair = spelled.slice(at, at + 2)
    const joined = pair.length === 2 && pair.every(mayBePart) ? formsOf(pair.join(''), vocabulary) : []
    asked.push({ words: joined.length > 0 ? pair : pair.slice(0, 1), joined })
    if (joined.length > 0) at += 1
  }
  return asked
}

/**
 * The words of a search that are not one with the next.
 *
 * @param words folded
 */
export const singleWords = (words: readonly string[], vocabulary: Vocabulary): string[] =>
  askedIn(words, vocabulary).flatMap((asked) => (asked.joined.length > 0 ? [] : asked.words))

/**
 * What a property must have for each word of a search. Two words beside each other that properties write as one are found
 * in both spellings: `garten haus`.
 *
 * @param words folded, without those that say nothing
 * @param variantsOf finds the words that a typed word may mean
 */
export const wordConditions = (
  words: readonly string[],
  vocabulary: Vocabulary,
  variantsOf: (word: string, vocabulary: Vocabulary) => AnyOf,
): WordCondition[] =>
  askedIn(words, vocabulary).map(({ words, joined }) => {
    const apart = words.map((word) => variantsOf(word, vocabulary))
    return joined.length > 0 ? [[joined], apart] : [apart]
  })
