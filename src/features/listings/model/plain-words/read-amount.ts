import { findPhrase, type Concept, type Phrases } from './lexicon'
import { numberOf } from './search-tokens'

export type Unit = 'money' | 'area' | 'ground' | 'bedrooms' | 'bathrooms' | 'rooms'

/** A number with its unit. */
export interface Amount {
  value: number
  unit: Unit | null
  /** What thousands or millions the number was multiplied by. */
  scale: number
  /** The position after it. */
  end: number
}

const units: Partial<Record<Concept, Unit>> = {
  euro: 'money',
  squareMetres: 'area',
  ares: 'ground',
  hectares: 'ground',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  rooms: 'rooms',
}

const scales: Partial<Record<Concept, number>> = { thousand: 1000, million: 1_000_000 }

/** In square metres. */
const groundUnits: Partial<Record<Concept, number>> = { ares: 100, hectares: 10_000 }

export const conceptAt = (tokens: readonly string[], at: number, phrases: Phrases): Concept | null =>
  findPhrase(tokens, at, phrases)?.concepts[0] ?? null

/** A number in words counts before rooms only: `une` and `ein` are articles elsewhere. */
function valueAt(tokens: readonly string[], at: number, phrases: Phrases): number | null {
  const value = numberOf(tokens[at])
  if (value !== null) return value
  const inWords = phrases.numbers.get(tokens[at] ?? '')
  const next = conceptAt(tokens, at + 1, phrases)
  const areRooms = next === 'bedrooms' || next === 'bathrooms' || next === 'rooms'
  return inWords && areRooms ? inWords : null
}

/** The number at a position, with the words of scale and unit around it; null if there is none. */
export function readAmount(tokens: readonly string[], at: number, phrases: Phrases): Amount | null {
  const isMoney = conceptAt(tokens, at, phrases) === 'euro'
  const start = isMoney ? at + 1 : at
  const value = valueAt(tokens, start, phrases)
  if (value === null) return null
  const amount: Amount = { value, unit: isMoney ? 'money' : null, scale: 1, end: start + 1 }
  for (;;) {
    const phrase = findPhrase(tokens, amount.end, phrases)
    const concept = phrase?.concepts[0]
    if (!phrase || !concept) return amount
    // `1,2 M` are millions, `120 m` is an area.
    const isMillion = concept === 'squareMetres' && tokens[amount.end] === 'm' && !Number.isInteger(value)
    const scale = isMillion ? 1_000_000 : scales[concept]
    const unit = isMillion ? undefined : units[concept]
    if ((scale === undefined || amount.scale > 1) && (unit === undefined || amount.unit !== null))
      return amount
    if (scale !== undefined) amount.scale = scale
    if (unit !== undefined) amount.unit = unit
    amount.value *= scale ?? groundUnits[concept] ?? 1
    amount.end += phrase.length
  }
}

/** Two numbers with a word between them, such as `200 à 250k`. */
export function readRange(tokens: readonly string[], first: Amount, phrases: Phrases) {
  const connector = findPhrase(tokens, first.end, phrases)
  const isConnected = connector?.concepts.some((each) => each === 'to' || each === 'or')
  if (!connector || !isConnected) return null
  const second = readAmount(tokens, first.end + connector.length, phrases)
  const isOther = first.unit !== null && first.unit !== (second?.unit ?? 'money')
  if (!second || isOther) return null
  const isShort = first.scale === 1 && first.value < 1000
  return {
    low: isShort ? first.value * second.scale : first.value,
    high: second.value,
    unit: second.unit ?? first.unit,
    isOr: connector.concepts[0] === 'or',
    end: second.end,
  }
}
