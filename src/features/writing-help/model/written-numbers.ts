import { numbersInWords } from './number-words'

/** A number of a text with the unit beside it. */
export interface WrittenNumber {
  /** Place in the text, with the unit. */
  start: number
  end: number
  value: number
  unit: WrittenUnit | null
  isArticle: boolean
  inWords: boolean
}

export type WrittenUnit =
  | 'euro'
  | 'squareMetres'
  /** Ares and hectares, in square metres. */
  | 'landSquareMetres'
  | 'kWhPerSquareMetreYear'
  | 'kWhPerYear'
  | 'kgPerSquareMetreYear'
  | 'kilometres'
  | 'metres'
  | 'minutes'
  | 'percent'
  | 'years'
  | 'months'

const squareMetresOfAre = 100

/** "14 ares 30". */
const centiares = /^ (\d{1,2})(?: ?(?:centiares?|centiaren|ca))?(?![\d.,]\d|\d| ?(?:m²|€|%))/iu

/** Units as the four languages write them; the first that fits is taken. A factor leads to the unit. */
const units: [unit: WrittenUnit, pattern: string, factor?: number][] = [
  ['euro', '(?:€|euros?|eur)(?!\\p{L})'],
  [
    'kWhPerSquareMetreYear',
    'kwh ?(?:/|par|per|pro|a|je) ?\\(?(?:m²|m2|sqm|mètre carré|vierkante meter|square metre|quadratmeter)',
  ],
  ['kWhPerYear', '(?:kwh|kilowatts?-?heures?|kilowattuur|kilowatt[- ]?hours?|kilowattstunden)'],
  ['kgPerSquareMetreYear', '(?:kg|kilos?)(?!\\p{L})'],
  [
    'squareMetres',
    '(?:m²|m2(?!\\p{L})|m\\^2|sqm|sq\\.? ?m|qm(?!\\p{L})|vierkante ?meters?|mètres?[- ]carrés?|square[- ]met(?:re|er)s?|quadratmetern?)',
  ],
  ['landSquareMetres', '(?:hectares?|hectaren|hektar|ha(?!\\p{L}))', 10_000],
  ['landSquareMetres', '(?:ares?|aren|ar)(?!\\p{L})', squareMetresOfAre],
  ['kilometres', '(?:km|kilomètres?|kilometers?|kilometres?|kilometern?)(?!\\p{L})'],
  ['metres', '(?:m|mètres?|meters?|metres?|metern?)(?![\\p{L}²^])'],
  ['minutes', '(?:min\\.?|minutes?|minuten|minuut|minute)(?!\\p{L})'],
  ['percent', '(?:%|pour cent|procent|percent|per cent|prozent)'],
  ['years', '(?:ans?|années?|jaar|jaren|years?|jahren?|jahre)(?!\\p{L})'],
  ['months', '(?:mois|maanden?|months?|monaten?|monate)(?!\\p{L})'],
]

const unitPatterns = units.map(
  ([unit, pattern, factor = 1]) => [unit, new RegExp(`^[ -]?${pattern}`, 'iu'), factor] as const,
)

/** What multiplies digits: `240k`, `1,2 million`. */
const factors: [RegExp, number][] = [
  [/^ ?k(?![\p{L}\d])/iu, 1000],
  [/^ (?:mille|duizend|thousand|tausend)(?!\p{L})/iu, 1000],
  [/^ (?:mio\.?|millions?|miljoen|millionen)(?!\p{L})(?: d')?/iu, 1_000_000],
]

/** A number in digits; not a part of a word, a code or a larger number. */
const digits =
  /(?<![\p{L}\d.,/_+]|\p{L}-)(-?)(\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d+)([.,]\d{1,2}(?!\d))?(?![\d_]|[.,/-]\d|-\p{Lu}{2}|(?:er|ère|e|ème|de|ste|st|nd|rd|th)(?!\p{L}))/giu

const euroBefore = /(?:€|(?<!\p{L})eur(?:os?)?) ?$/iu

const plainNumber = (integer: string, decimals = ''): number =>
  Number(integer.replaceAll(/[ .,']/g, '') + decimals.replace(',', '.'))

/** Spaces and signs as one kind each, with the length of the text. */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[−–](?=\d)/g, '-')
    .replaceAll(/[‑‐]/g, '-')

interface Plain {
  start: number
  end: number
  value: number
  isArticle: boolean
  inWords: boolean
}

/** Adds factor and unit, which are after the number, or € before it. */
function withUnit(text: string, { start, end, value, ...rest }: Plain): WrittenNumber {
  let last = end
  let amount = value
  const factor = rest.inWords ? undefined : factors.find(([pattern]) => pattern.test(text.slice(last)))
  if (factor) {
    last += factor[0].exec(text.slice(last))?.[0].length ?? 0
    amount *= factor[1]
  }
  const joined = /^ d'/iu.exec(text.slice(last))?.[0] ?? ''
  const before = rest.inWords ? null : euroBefore.exec(text.slice(0, start))
  if (before) return { ...rest, start: before.index, end: last, value: amount, unit: 'euro' }
  for (const [unit, pattern, times] of unitPatterns) {
    // "un million d'euros"; otherwise "d'" belongs to what follows.
    const skipped = unit === 'euro' ? joined.length : 0
    const unitMatch =
      pattern.exec(text.slice(last + skipped)) ?? (skipped ? pattern.exec(text.slice(last)) : null)
    if (unitMatch) {
      const unitEnd = last + skipped + unitMatch[0].length
      const small = times === squareMetresOfAre ? centiares.exec(text.slice(unitEnd)) : null
      return {
        ...rest,
        start,
        end: unitEnd + (small?.[0].length ?? 0),
        value: amount * times + Number(small?.[1] ?? 0),
        unit,
      }
    }
  }
  return { ...rest, start, end: last, value: amount, unit: null }
}

/**
 * The numbers of a text, in digits and in words, in its order.
 *
 * @param text with plain signs
 */
export function writtenNumbers(text: string, language: string): WrittenNumber[] {
  const inDigits = [...text.matchAll(digits)].map((match): Plain => {
    const [written, sign, integer = '', decimals] = match
    const value = plainNumber(integer, decimals) * (sign ? -1 : 1)
    return { start: match.index, end: match.index + written.length, value, isArticle: false, inWords: false }
  })
  const inWords = numbersInWords(text, language).map((number): Plain => ({ ...number, inWords: true }))
  const taken: WrittenNumber[] = []
  // "14 ares 30" is one number.
  for (const number of inDigits)
    if (number.start >= (taken.at(-1)?.end ?? 0)) taken.push(withUnit(text, number))
  const free = inWords.filter(
    ({ start }) => !taken.some((number) => start >= number.start && start < number.end),
  )
  return [...taken, ...free.map((number) => withUnit(text, number))].toSorted(
    (one, other) => one.start - other.start,
  )
}
