import { isCompound } from './compounds'
import { formsOf, type Vocabulary } from './find-variants'

/** One of several words. */
type AnyOf = readonly string[]

/** What a search asks of a property for one of its words, or for two that are one: all groups of one reading. */
export type WordCondition = readonly (readonly AnyOf[])[]

/** Numbers and shorter words beside each other are one word by accident. */
const mayBePart = (word = ''): boolean => /^[a-z]{3,}$/.test(word)

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

/**
 * What a property must have for each word of a search. Two words beside each other that properties write as one are found
 * in both spellings: `garten haus`.
 *
 * @param words folded, without those that say nothing
 * @param variantsOf finds the words that a typed word may mean
 */
export function wordConditions(
  words: readonly string[],
  vocabulary: Vocabulary,
  variantsOf: (word: string, vocabulary: Vocabulary) => AnyOf,
): WordCondition[] {
  const conditions: WordCondition[] = []
  const asked = joinCompounds(words, vocabulary)
  for (let at = 0; at < asked.length; at += 1) {
    const [own = '', next] = asked.slice(at, at + 2)
    const joined = mayBePart(own) && mayBePart(next) ? formsOf(`${own}${next}`, vocabulary) : []
    const isPair = next !== undefined && joined.length > 0
    const apart = (isPair ? [own, next] : [own]).map((word) => variantsOf(word, vocabulary))
    conditions.push(isPair ? [[joined], apart] : [apart])
    if (isPair) at += 1
  }
  return conditions
}
