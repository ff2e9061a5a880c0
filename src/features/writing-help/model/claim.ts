import type { Kind, Near } from './fact-words/fact-words'

export type ClaimState = 'agrees' | 'contradicts' | 'notInFacts'

/** What a text states of a property. */
export interface Claim {
  /** Place in the text. */
  start: number
  end: number
  words: string
  state: ClaimState
  /** The fields that it was compared with, those with a value alone. */
  storedValues: readonly { field: string; value: string | number }[]
}

/** What is known of a property; the names of values are those of the stored fields. */
export interface PropertyFacts {
  values: Readonly<Record<string, unknown>>
  kind: Kind | null
  /** Locality, municipality and neighbourhood in every language. */
  places: readonly string[]
  /** Other places that the site knows. */
  otherPlaces: readonly string[]
  street: string | null
  near: readonly { kind: Near; metres: number }[]
}

/** A text while it is checked. */
export interface CheckedText {
  /** With plain signs, as long as the text itself. */
  text: string
  language: string
  facts: PropertyFacts
}

export const numberOf = ({ values }: PropertyFacts, field: string): number | null => {
  const value = values[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const textOf = ({ values }: PropertyFacts, field: string): string | null => {
  const value = values[field]
  return typeof value === 'string' && value.trim() ? value : null
}

/** The values of fields that the property has. */
export const knownOf = (facts: PropertyFacts, fields: readonly string[]): Claim['storedValues'] =>
  fields.flatMap((field) => {
    const value = numberOf(facts, field) ?? textOf(facts, field)
    return value === null ? [] : [{ field, value }]
  })

/** A claim compared with fields: it agrees with one, or else contradicts those that have a value. */
export function claimOf(
  { text, facts }: CheckedText,
  [start, end]: readonly [number, number],
  fields: readonly string[],
  agrees: boolean,
): Claim {
  const storedValues = knownOf(facts, fields)
  const wrong = storedValues.length > 0 ? 'contradicts' : 'notInFacts'
  return { start, end, words: text.slice(start, end), state: agrees ? 'agrees' : wrong, storedValues }
}

const compiled = new Map<string, RegExp>()

/** A pattern, compiled once: those of a language are long. */
export function patternOf(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`
  const pattern = compiled.get(key) ?? new RegExp(source, flags)
  compiled.set(key, pattern)
  return pattern
}

/** A pattern for whole words, without regard to case. */
export const wholeWords = (source: string, flags = 'giu'): RegExp =>
  patternOf(`(?<![\\p{L}\\d])(?:${source})(?!\\p{L})`, flags)

/** Every place of whole words in a text. */
export const placesOf = (text: string, source: string): [start: number, end: number][] =>
  [...text.matchAll(wholeWords(source))].map((match) => [match.index, match.index + match[0].length])

/** Whether words are at a place of a text. */
export function isAt(text: string, source: string, at: number): number | null {
  const pattern = wholeWords(source, 'iuy')
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? at + match[0].length : null
}

const clauseEnd = /[.;:!?\n()](?!\d)|, /gu

/** The part of a clause before a place. */
export function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 120), at)
  const ends = [...before.matchAll(clauseEnd)]
  const last = ends.at(-1)
  return last ? before.slice(last.index + last[0].length) : before
}

/** The part of a clause after a place. */
export function clauseAfter(text: string, at: number): string {
  const after = text.slice(at, at + 120)
  const [first] = after.matchAll(clauseEnd)
  return first ? after.slice(0, first.index) : after
}

/** The name whose words are the last in a text; null without any. */
export function lastNamed<Name extends string>(
  text: string,
  sources: Readonly<Record<Name, string>>,
): Name | null {
  let best: { name: Name; at: number; end: number } | null = null
  for (const name of Object.keys(sources) as Name[]) {
    const lastPlace = placesOf(text, sources[name]).at(-1)
    if (
      lastPlace &&
      (!best || lastPlace[1] > best.end || (lastPlace[1] === best.end && lastPlace[0] < best.at))
    )
      best = { name, at: lastPlace[0], end: lastPlace[1] }
  }
  return best?.name ?? null
}

/** After one of these another noun begins. */
const articles =
  /^(?:le|la|les|un|une|the|a|an|het|een|der|die|das|den|dem|ein|eine|einen|einer|einem|son|sa|ses|zijn|haar|its)$/iu

/** The words of a text. */
const wordAt = /[\p{L}\d²][\p{L}\d'²-]*/gu

/**
 * The name whose words come first after a place, with few other words between.
 *
 * @param stops words that end the search
 */
export function nextNamed<Name extends string>(
  text: string,
  at: number,
  sources: Readonly<Record<Name, string>>,
  { gap, stops, until = text.length }: { gap: number; stops?: string; until?: number },
): { name: Name; start: number; end: number; gap: number } | null {
  const clause = clauseAfter(text.slice(0, until), at)
  let seen = 0
  for (const word of clause.matchAll(wordAt)) {
    const start = at + word.index
    // "d'appartement": the article is joined to the noun.
    const starts = /^[dl]'/iu.test(word[0]) ? [start, start + 2] : [start]
    for (const from of starts)
      for (const name of Object.keys(sources) as Name[]) {
        const end = isAt(text, sources[name], from)
        if (end !== null) return { name, start: from, end, gap: seen }
      }
    if (stops && (isAt(text, stops, start) !== null || articles.test(word[0]))) return null
    seen += 1
    if (seen > gap) return null
  }
  return null
}
