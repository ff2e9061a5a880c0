import { findPhrase } from './lexicon'
import { conceptAt, readAmount, readRange, type Amount, type Unit } from './read-amount'
import type { Reading } from './reading'
import type { KnownPlace, PlaceNames } from './search-places'
import { numberOf } from './search-tokens'

/** A number of this size without a unit is a price in euro. */
const minBarePrice = 10_000

/** The smallest amount that `max` or `under` make a price, in euro. */
const minComparedPrice = 200

type Comparator = Reading<KnownPlace>['comparator']

const isPrice = ({ value, unit, scale }: Pick<Amount, 'value' | 'unit' | 'scale'>, comparator: Comparator) =>
  unit === 'money' ||
  (unit === null &&
    (scale > 1 || value >= minBarePrice || (comparator !== null && value >= minComparedPrice)))

function setPrice<P extends KnownPlace>({ result }: Reading<P>, value: number, comparator: Comparator): void {
  const name = comparator === 'min' || comparator === 'more' ? 'priceMin' : 'priceMax'
  result[name] = Math.round(value)
}

/** A comparator after its number, as in `900 € max`; one before the next number belongs to that. */
function readPostfix<P extends KnownPlace>(
  reading: Reading<P>,
  end: number,
): { comparator: Comparator; end: number } {
  const phrase = findPhrase(reading.tokens, end, reading.phrases)
  const concept = phrase?.concepts[0]
  if (!phrase || (concept !== 'max' && concept !== 'min')) return { comparator: null, end }
  const after = end + phrase.length
  const isNext = readAmount(reading.tokens, after, reading.phrases) !== null
  return isNext ? { comparator: null, end } : { comparator: concept, end: after }
}

const isGround = <P extends KnownPlace>({ tokens, phrases, isAfterLand }: Reading<P>, end: number): boolean =>
  isAfterLand || [end, end + 1].some((at) => conceptAt(tokens, at, phrases) === 'weakLand')

/** Sets the filter of a number with a unit. Returns false if there is none for it. */
function setMeasure<P extends KnownPlace>(
  reading: Reading<P>,
  value: number,
  unit: Unit,
  { comparator, end }: { comparator: Comparator; end: number },
): boolean {
  const { result } = reading
  // Lists have no filter for the most rooms or the largest surface.
  if (comparator === 'max' || value < 1) return false
  const least =
    Math.round(value) + (comparator === 'more' && (unit === 'bedrooms' || unit === 'bathrooms') ? 1 : 0)
  if (unit === 'bedrooms') result.bedroomsMin = least
  if (unit === 'bathrooms') result.bathroomsMin = least
  // Rooms include the living room.
  if (unit === 'rooms') result.bedroomsMin = Math.max(1, least - 1)
  if (unit === 'ground' || (unit === 'area' && isGround(reading, end))) result.groundMin = least
  else if (unit === 'area') result.surfaceMin = least
  return true
}

/** The reference after a word such as `ref`. */
function readRef<P extends KnownPlace>(reading: Reading<P>): boolean {
  const { tokens, at, phrases } = reading
  let end = at
  while (conceptAt(tokens, end, phrases) === 'ref') end += findPhrase(tokens, end, phrases)?.length ?? 1
  const value = end > at ? numberOf(tokens[end]) : null
  if (value === null || !Number.isInteger(value)) return false
  reading.result.ref = value
  reading.at = end + 1
  return true
}

function applyRange<P extends KnownPlace>(reading: Reading<P>, first: Amount): boolean {
  const { result, comparator } = reading
  const range = readRange(reading.tokens, first, reading.phrases)
  if (!range) return false
  const { low, high, unit, isOr, end } = range
  if (unit !== null && unit !== 'money') {
    if (!setMeasure(reading, low, unit, { comparator: null, end })) return false
  } else {
    const isPrices = unit === 'money' || low >= minBarePrice || comparator !== null
    if (isOr || !isPrices || high < minComparedPrice) return false
    Object.assign(result, { priceMin: Math.min(low, high), priceMax: Math.max(low, high) })
  }
  reading.at = end
  reading.comparator = null
  return true
}

/** A number without unit: a postal code, the rent, a reference, or a word. */
function applyBare<P extends KnownPlace>(reading: Reading<P>, { value, end }: Amount): void {
  const { tokens, at, result } = reading
  if (tokens.length === 1 && value >= 1 && Number.isInteger(value)) result.ref = value
  else if (result.goal === 'rent' && value >= minComparedPrice) setPrice(reading, value, null)
  else reading.addWords(at, 1)
  reading.at = end
}

/** Reads a number with all that belongs to it. Returns false if there is none here. */
export function applyNumbers<P extends KnownPlace>(reading: Reading<P>, places: PlaceNames<P>): boolean {
  if (readRef(reading)) return true
  const { tokens, at } = reading
  const amount = readAmount(tokens, at, reading.phrases)
  if (!amount) return false
  const zip = amount.unit === null && amount.scale === 1 ? places.byZip.get(tokens[at] ?? '') : undefined
  if (zip && reading.comparator === null) {
    reading.addPlaces(zip, 1)
    return true
  }
  if (applyRange(reading, amount)) return true
  const postfix = readPostfix(reading, amount.end)
  const comparator = reading.comparator ?? postfix.comparator
  if (isPrice(amount, comparator)) setPrice(reading, amount.value, comparator)
  else if (amount.unit === null || amount.unit === 'money') {
    applyBare(reading, amount)
    return true
  } else if (!setMeasure(reading, amount.value, amount.unit, { comparator, end: amount.end }))
    reading.addWords(at, amount.end - at)
  reading.at = reading.comparator === null ? postfix.end : amount.end
  Object.assign(reading, { comparator: null, isAfterLand: false, isAfterWith: false })
  return true
}
