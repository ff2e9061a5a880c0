import { immediateWords } from '@/features/property/model/contradiction-words'

import {
  claimOf,
  knownOf,
  placesOf,
  textOf,
  type CheckedText,
  type Claim,
  type PropertyFacts,
  patternOf,
} from './claim'
import { countClaims } from './count-claims'
import { factWordsOf } from './fact-words/registry'
import type { FactWords } from './fact-words/fact-words'
import { choiceClaims, featureClaims, stateClaims } from './feature-claims'
import { measureClaim } from './measure-claims'
import {
  directionClaims,
  floorClaims,
  kindClaims,
  labelClaims,
  otherPlaceClaims,
  placeClaims,
  streetClaims,
} from './place-claims'
import { withPlainSigns, writtenNumbers, type WrittenNumber } from './written-numbers'

const dateFields = ['availableFrom', 'epcDate', 'epcValidUntil']

/** Dates as `2027-03-01`, or without the year as `-03-01`, or the month as `2027-03`. */
function datesIn(text: string, words: FactWords): { place: [number, number]; date: string }[] {
  const two = (value: string | number) => String(value).padStart(2, '0')
  const names = words.months.join('|')
  const monthOf = (name: string) => two(words.months.findIndex((each) => each === name.toLowerCase()) + 1)
  const inWords = patternOf(
    `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:er|st|nd|rd|th|\\.)? )?(${names})(?: (\\d{4}))?(?![\\p{L}\\d])`,
    'giu',
  )
  const inDigits = /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/gu
  const writtenDates = [...text.matchAll(inWords)].flatMap((match) => {
    const [written, day, month = '', year] = match
    if (!day && !year) return []
    const date = `${year ?? ''}-${monthOf(month)}${day ? `-${two(day)}` : ''}`
    return [{ place: [match.index, match.index + written.length] as [number, number], date }]
  })
  const numeric = [...text.matchAll(inDigits)].map((match) => {
    const [written, day = '', month = '', year = ''] = match
    return {
      place: [match.index, match.index + written.length] as [number, number],
      date: `${year}-${two(month)}-${two(day)}`,
    }
  })
  return [...writtenDates, ...numeric]
}

const dateClaims = (checked: CheckedText, words: FactWords): Claim[] =>
  datesIn(checked.text, words).map(({ place, date }) => {
    const days = dateFields.flatMap((field) => textOf(checked.facts, field)?.slice(0, 10) ?? [])
    const claim = claimOf(
      checked,
      place,
      dateFields,
      days.some((day) => day.includes(date)),
    )
    return claim
  })

/** Codes, such as that of an energy certificate, whose digits are no numbers. */
function codeClaims(checked: CheckedText): Claim[] {
  const codes = ['epcUniqueCode', 'reference'].flatMap((field) => textOf(checked.facts, field) ?? [])
  return [
    ...checked.text.matchAll(
      /(?<![\p{L}\d])(?:\d{6,}[\p{L}\d]*(?:-[\p{L}\d]+)+|\p{Lu}{2,}-?\d{3,})(?![\p{L}\d])/gu,
    ),
  ].map((match) =>
    claimOf(
      checked,
      [match.index, match.index + match[0].length],
      ['epcUniqueCode', 'reference'],
      codes.some((code) => code === match[0]),
    ),
  )
}

/** A decade of building: "années 1930", "jaren 30", "1930s". */
const decades =
  /(?:années |jaren |the )(?:19|20)?(\d0)s?(?!\d)|(?<!\d)(?:19|20)(\d0)(?:s|er)(?: jahren?)?(?!\p{L})/giu

const decadeClaims = (checked: CheckedText): Claim[] =>
  [...checked.text.matchAll(decades)].map((match) => {
    const decade = Number(match[1] ?? match[2])
    const years = knownOf(checked.facts, ['constructionYear', 'renovationYear'])
    const agrees = years.some(
      ({ value }) => typeof value === 'number' && value % 100 >= decade && value % 100 < decade + 10,
    )
    return claimOf(checked, [match.index, match.index + match[0].length], ['constructionYear'], agrees)
  })

/** "Libre immédiatement". */
function availabilityClaims(checked: CheckedText): Claim[] {
  const words = immediateWords[checked.language]
  const match = words?.exec(checked.text)
  if (!match) return []
  const place = [match.index, match.index + match[0].length] as const
  return [claimOf(checked, place, ['availability'], checked.facts.values.availability === 'immediately')]
}

const isInside = (
  { start, end }: { start: number; end: number },
  places: readonly { start: number; end: number }[],
) => places.some((place) => start < place.end && end > place.start)

/** The numbers that are neither part of a date, a code or a saying nor an ordinal. */
function freeNumbers(
  checked: CheckedText,
  words: FactWords | undefined,
  taken: readonly Claim[],
): WrittenNumber[] {
  const sayings = words ? placesOf(checked.text, words.sayings).map(([start, end]) => ({ start, end })) : []
  return writtenNumbers(checked.text, checked.language).filter(
    (number) => !isInside(number, taken) && !isInside(number, sayings),
  )
}

function numberClaims(checked: CheckedText, words: FactWords | undefined, taken: readonly Claim[]): Claim[] {
  const numbers = freeNumbers(checked, words, taken)
  const { claims, used } = countClaims(checked, numbers)
  if (!words) return claims
  // What is beside a number may be part of the one before: "18 m of frontage and 47 m in depth".
  const endOf = new Map(claims.map(({ start, end }) => [start, end]))
  let previousEnd = 0
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1]?.start ?? Infinity
    const claim = used.has(number) ? null : measureClaim(checked, words, number, { previousEnd, next })
    if (claim) claims.push(claim)
    previousEnd = claim?.end ?? endOf.get(number.start) ?? number.end
  }
  return claims
}

const severity = { contradicts: 0, notInFacts: 1, agrees: 2 }

/** One claim for each place: of two that overlap the one that is wrong, or the longer one. */
function withoutOverlaps(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = []
  const sorted = claims.toSorted(
    (one, other) =>
      severity[one.state] - severity[other.state] || other.end - other.start - (one.end - one.start),
  )
  for (const claim of sorted) if (!isInside(claim, kept)) kept.push(claim)
  return kept.toSorted((one, other) => one.start - other.start)
}

/**
 * Compares a text with what is known of its property: every number with what it counts or measures, and places, kinds,
 * features and the like in words.
 *
 * @returns the claims in the order of the text; what nothing is known of is `notInFacts`
 */
export function checkFacts(text: string, language: string, facts: PropertyFacts): Claim[] {
  const checked: CheckedText = { text: withPlainSigns(text), language, facts }
  const words = factWordsOf(language)
  const first = words
    ? [
        ...dateClaims(checked, words),
        ...codeClaims(checked),
        ...decadeClaims(checked),
        ...floorClaims(checked, words),
      ]
    : []
  const others = words
    ? [
        ...featureClaims(checked, words),
        ...choiceClaims(checked, words),
        ...stateClaims(checked, words),
        ...placeClaims(checked, words),
        ...otherPlaceClaims(checked, words),
        ...streetClaims(checked, words),
        ...kindClaims(checked, words),
        ...directionClaims(checked, words),
        ...labelClaims(checked, words),
        ...availabilityClaims(checked),
      ]
    : []
  const claims = withoutOverlaps([...first, ...numberClaims(checked, words, first), ...others])
  return claims.map((claim) => ({ ...claim, words: text.slice(claim.start, claim.end) }))
}
