import {
  claimOf,
  clauseBefore,
  isAt,
  nextNamed,
  numberOf,
  placesOf,
  type CheckedText,
  type Claim,
  patternOf,
} from './claim'
import { factWordsOf } from './fact-words/registry'
import { counteds, type Counted, type FactWords } from './fact-words/fact-words'
import type { WrittenNumber } from './written-numbers'

interface Count {
  number: WrittenNumber
  counted: Counted
  end: number
  isPart: boolean
}

/** A number of several rooms may be the sum of two fields. */
const alternatives: Readonly<Partial<Record<Counted, readonly string[]>>> = {
  bathrooms: ['bathrooms', 'showerRooms'],
  parkings: ['parkings', 'externalParkings', 'garages'],
  garages: ['garages', 'parkings'],
}

const fieldsOf = (counted: Counted): readonly string[] => alternatives[counted] ?? [counted]

/** "Deux étages" may be counted with or without the ground floor; levels are exact. */
const withoutGround = /étages|verdieping|etage|floors|stock/iu

/** Words between a number and its noun: "three good-sized double bedrooms". */
const widestGap = 4

/** "Drieslaapkamerappartement": the noun is part of the word. */
function joinedNoun(text: string, at: number, words: FactWords) {
  const rest = text.slice(at)
  if (!/^\p{L}/u.test(rest)) return null
  for (const name of counteds) {
    const match = patternOf(`^(?:${words.counted[name]})`, 'iu').exec(rest)
    if (match) return { name, end: at + match[0].length, gap: 0 }
  }
  return null
}

/** The noun that a number counts; an article counts only after the kind of a home. */
function countOf(text: string, number: WrittenNumber, next: number, words: FactWords): Count | null {
  // Adjectives in a row: "drei helle, große Schlafzimmer".
  const inOneClause = text.replaceAll(/, (?=\p{L})/gu, '  ')
  const ways = { gap: widestGap, stops: words.stops, until: next }
  const compound = joinedNoun(text, number.end, words)
  const noun = compound ?? nextNamed(inOneClause, number.end, words.counted, ways)
  if (!noun) return null
  const before = clauseBefore(text, number.start)
  if (number.isArticle && !compound) {
    const kinds = `(?:${Object.values(words.kinds).join('|')}) (?:[\\p{L}]+ )?(?:${words.withOne})$`
    if (noun.name !== 'bedrooms' || noun.gap > 0 || !patternOf(kinds, 'iu').test(before)) return null
  }
  const isPart = patternOf(`(?<!\\p{L})(?:${words.partly})(?: \\p{L}+)?[ ]*$`, 'iu').test(before)
  const isOfParts = isAt(text, words.partly, number.end + 1) !== null
  return { number, counted: noun.name, end: noun.end, isPart: isPart || isOfParts }
}

/** "The other bedrooms", anywhere in the text: a smaller count is that of a floor. */
const hasOthers = ({ counted }: Count, { text, language }: CheckedText): boolean => {
  const words = factWordsOf(language)
  return words !== undefined && placesOf(text, `(?:${words.partly}) (?:${words.counted[counted]})`).length > 0
}

function agrees(count: Count, all: readonly Count[], checked: CheckedText): boolean {
  const { facts, text } = checked
  const { value } = count.number
  const values = fieldsOf(count.counted).map((field) => numberOf(facts, field) ?? 0)
  const [first = 0] = values
  const sum = values.reduce((total, each) => total + each, 0)
  if (value === first || value === sum || (count.counted === 'parkings' && values.includes(value)))
    return true
  if (count.counted === 'floors') {
    const words = text.slice(count.number.start, count.end)
    return withoutGround.test(words) && value + 1 === first
  }
  const others = all.filter(({ counted }) => counted === count.counted)
  const total = others.reduce((before, { number }) => before + number.value, 0)
  if (others.length > 1 && total === first) return true
  return value < first && (count.isPart || hasOthers(count, checked))
}

/**
 * The claims of numbers with a counted noun.
 *
 * @returns the claims, and the numbers that they use
 */
export function countClaims(
  checked: CheckedText,
  numbers: readonly WrittenNumber[],
): { claims: Claim[]; used: ReadonlySet<WrittenNumber> } {
  const words = factWordsOf(checked.language)
  if (!words) return { claims: [], used: new Set() }
  const counts = numbers.flatMap((number, index) => {
    if (number.unit) return []
    const next = numbers[index + 1]?.start ?? Infinity
    return countOf(checked.text, number, next, words) ?? []
  })
  const claims = counts.map((count) =>
    claimOf(
      checked,
      [count.number.start, count.end],
      fieldsOf(count.counted),
      agrees(count, counts, checked),
    ),
  )
  return { claims, used: new Set(counts.map(({ number }) => number)) }
}
