import { foldedWords } from '../words/search-words'
import { wordDistance } from '../words/word-distance'

/** A place that a search can name. */
export interface KnownPlace {
  /** In every language. */
  names: readonly string[]
  zip: string
}

/** The places by the folded words of their names, prepared once. */
export interface PlaceNames<P extends KnownPlace> {
  byName: ReadonlyMap<string, readonly P[]>
  byZip: ReadonlyMap<string, readonly P[]>
  /** By the first word of longer names, such as `Sint-Pieters-Leeuw`. */
  byFirstWord: ReadonlyMap<string, readonly P[]>
}

const longestName = 6

export function preparePlaces<P extends KnownPlace>(places: readonly P[]): PlaceNames<P> {
  const [byName, byZip, byFirstWord] = [
    new Map<string, P[]>(),
    new Map<string, P[]>(),
    new Map<string, P[]>(),
  ]
  const add = (map: Map<string, P[]>, key: string, place: P) => {
    const sameKey = map.get(key) ?? []
    if (!sameKey.includes(place)) map.set(key, [...sameKey, place])
  }
  for (const place of places) {
    add(byZip, place.zip, place)
    for (const name of place.names) {
      const [first = '', ...others] = foldedWords(name)
      add(byName, [first, ...others].join(' '), place)
      if (others.length > 0 && first.length > 4) add(byFirstWord, first, place)
    }
  }
  return { byName, byZip, byFirstWord }
}

/** The places that are named at a position, and by how many tokens. */
export function findNamedPlaces<P extends KnownPlace>(
  tokens: readonly string[],
  at: number,
  { byName, byFirstWord }: PlaceNames<P>,
): { length: number; places: readonly P[] } | null {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
    const places = byName.get(tokens.slice(at, at + length).join(' '))
    if (places) return { length, places }
  }
  const begun = byFirstWord.get(tokens[at] ?? '')
  return begun ? { length: 1, places: begun } : null
}

/** How many mistakes are forgiven in a word of a sentence: fewer than in a search, because every word is compared. */
const maxMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 9 ? 1 : 2)

const letters = (word: string): string => [...word].sort().join('')

/**
 * The known word that was meant, if exactly one is nearest: it begins with the same letter, and in short words no letter
 * is replaced, because those are other words (`lift` and `loft`).
 */
export function findMeant(word: string, knownWords: Iterable<string>): string | null {
  const max = maxMistakes(word)
  if (max === 0) return null
  let [least, meant] = [max + 1, new Set<string>()]
  for (const each of knownWords) {
    if (each[0] !== word[0] || each.length < 4 || each.includes(' ')) continue
    const distance = wordDistance(word, each, max)
    const isOther = word.length < 6 && each.length === word.length && letters(each) !== letters(word)
    if (distance > max || distance > least || isOther) continue
    if (distance < least) [least, meant] = [distance, new Set()]
    meant.add(each)
  }
  return meant.size === 1 ? ([...meant][0] ?? null) : null
}
