import { isCompound } from './compounds'
import { formsOf, type Vocabulary } from './find-variants'

/** A property must have one of these words. */
type AnyOf = readonly string[]

/** The condition for one word or compound of a search: a property must have all groups of one of the readings. */
export type WordCondition = readonly (readonly AnyOf[])[]

/** Joined numbers and shorter words are other words by accident. */
const mayBePart = (word: string): boolean => /^[a-z]{3,}$/.test(word)

/** Joins listed compounds, so that `town house` does not find a house near the town. */
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

/** One word, or two adjacent words with the spellings of properties that join them. */
interface MeantWords {
  words: readonly string[]
  joined: readonly string[]
}

function conditionsIn(words: readonly string[], vocabulary: Vocabulary): MeantWords[] {
  const conditions: MeantWords[] = []
  const spelled = joinCompounds(words, vocabulary)
  for (let at = 0; at < spelled.length; at += 1) {
    const pair = spelled.slice(at, at + 2)
    const joined = pair.length === 2 && pair.every(mayBePart) ? formsOf(pair.join(''), vocabulary) : []
    conditions.push({ words: joined.length > 0 ? pair : pair.slice(0, 1), joined })
    if (joined.length > 0) at += 1
  }
  return conditions
}

/**
 * The words of a search that form no compound with a neighbour.
 *
 * @param words folded
 */
export const singleWords = (words: readonly string[], vocabulary: Vocabulary): string[] =>
  conditionsIn(words, vocabulary).flatMap((condition) => (condition.joined.length > 0 ? [] : condition.words))

/**
 * What a property must have for each word of a search. Adjacent words that some property joins are found in
 * both spellings: `garten haus`.
 *
 * @param words folded, without those that say nothing
 * @param variantsOf finds the words that a typed word may mean
 */
export const wordConditions = (
  words: readonly string[],
  vocabulary: Vocabulary,
  variantsOf: (word: string, vocabulary: Vocabulary) => AnyOf,
): WordCondition[] =>
  conditionsIn(words, vocabulary).map(({ words, joined }) => {
    const apart = words.map((word) => variantsOf(word, vocabulary))
    return joined.length > 0 ? [[joined], apart] : [apart]
  })
