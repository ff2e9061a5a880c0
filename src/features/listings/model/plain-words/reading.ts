import type { Concept, Phrases } from './lexicon'
import { emptySearch, type PlainSearch } from './plain-search'
import type { KnownPlace } from './search-places'

/** A feature or a type: which one depends on the rest of the text. */
interface WeakType {
  concept: Concept
  at: number
  /** It follows a word such as `with`. */
  isFeature: boolean
}

/** The state of reading one text. */
export interface Reading<P extends KnownPlace> {
  tokens: string[]
  phrases: Phrases
  at: number
  result: PlainSearch<P>
  /** What the next number is. */
  comparator: 'max' | 'min' | 'more' | 'between' | null
  weak: WeakType[]
  isAfterWith: boolean
  /** The next surface is that of the ground. */
  isAfterLand: boolean
  /** Positions of the tokens that stay as words. */
  remaining: Set<number>
  /** Each group of places that was named, by name or postal code. */
  named: { places: readonly P[]; start: number; end: number }[]
  /** The words of nearness, such as `near`: said of a place they are no words of the search. */
  near: { start: number; end: number }[]
  addWords: (at: number, length: number) => void
  addPlaces: (places: readonly P[], length: number) => void
}

export function makeReading<P extends KnownPlace>(tokens: string[], phrases: Phrases): Reading<P> {
  const reading: Reading<P> = {
    tokens,
    phrases,
    at: 0,
    result: emptySearch<P>(),
    comparator: null,
    weak: [],
    near: [],
    isAfterWith: false,
    isAfterLand: false,
    remaining: new Set<number>(),
    named: [],
    addWords: (at, length) => {
      for (let each = at; each < at + length; each += 1) reading.remaining.add(each)
    },
    addPlaces: (places, length) => {
      const last = reading.named.at(-1)
      const common = last?.end === reading.at ? places.filter((place) => last.places.includes(place)) : []
      const start = reading.at
      reading.at += length
      reading.comparator = null
      // A postal code beside a name means the place that has both.
      if (last && common.length > 0) Object.assign(last, { places: common, end: reading.at })
      else reading.named.push({ places, start, end: reading.at })
    },
  }
  return reading
}
