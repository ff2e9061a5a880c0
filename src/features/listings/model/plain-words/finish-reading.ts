import type { Locale } from '@/lib/i18n/locales'

import { isStopWord } from '../words/search-words'
import type { PlainSearch } from './plain-search'
import type { Reading } from './reading'
import type { KnownPlace } from './search-places'

const [land, business, parkingType] = [4, 6, 7]

/** What could be a type or a feature is a feature beside a type, bedrooms or a word such as `with`. */
function decideWeak<P extends KnownPlace>(reading: Reading<P>): void {
  const { result, weak } = reading
  const isHome = result.types.length > 0 || result.bedroomsMin !== null
  const addType = (type: number) => !result.types.includes(type) && result.types.push(type)
  for (const { concept, at, isFeature } of weak) {
    if (concept === 'weakLand' && !isHome) addType(land)
    if (concept === 'weakOffice') reading.addWords(at, 1)
    if (concept === 'weakOffice' && !isHome) addType(business)
    if (concept !== 'weakGarage' && concept !== 'weakParking') continue
    if (!isHome && !isFeature) addType(parkingType)
    else if (concept === 'weakGarage') result.garage = true
    else result.parking = true
  }
}

/** Whether nothing is said between two positions. */
function isEmpty<P extends KnownPlace>(
  reading: Reading<P>,
  from: number,
  to: number,
  locale: Locale,
): boolean {
  const between = reading.tokens.slice(from, to)
  const saysNothing = (token: string) =>
    isStopWord(token, locale) || reading.phrases.of.get(token)?.includes('to')
  return from <= to && between.every(saysNothing)
}

/**
 * `near Gent` and `Gent and surroundings` ask for a circle, `Gent close to station` for the place; in `near university`
 * both words are searched for.
 */
function decideNear<P extends KnownPlace>(reading: Reading<P>, locale: Locale): void {
  const { named, tokens } = reading
  for (const { start, end } of reading.near) {
    const isBefore = named.some((place) => isEmpty(reading, end, place.start, locale))
    const isAfter = named.some((place) => isEmpty(reading, place.end, start, locale))
    const isLast = end === tokens.length || /[,;]/.test(tokens[end] ?? '')
    if (!isBefore && !isAfter) reading.addWords(start, end - start)
    // One circle has one centre.
    if (named.length === 1 && (isBefore || (isAfter && isLast))) reading.result.isNear = true
  }
}

/** The result of a reading, once the whole text is known. */
export function finishReading<P extends KnownPlace>(reading: Reading<P>, locale: Locale): PlainSearch<P> {
  const { result, named, tokens } = reading
  decideWeak(reading)
  decideNear(reading, locale)
  const places = [...new Set(named.flatMap((each) => each.places))]
  const words = [...reading.remaining].sort((one, other) => one - other).map((at) => tokens[at] ?? '')
  const remaining = words.filter((word) => /[a-z0-9]/.test(word) && !isStopWord(word, locale))
  return {
    ...result,
    places,
    types: result.types.toSorted((one, other) => one - other),
    words: [...new Set(remaining)],
  }
}
