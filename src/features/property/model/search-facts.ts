import { belgianDay, type Day } from '@/lib/time/belgian-time'

import { knownMeasure } from './known-measure'
import { priceSteps } from './price-steps'
import { publicAmountsOf, type AnnuitySource } from './public-amounts'
import type { PriceMoment } from './publication-facts'

type Flag = 'yes' | 'no' | 'unknown'

/** An open house, as stored. */
export interface OpenHouse {
  /** ISO date and time of its beginning, like the next one. */
  start?: string | null
  end?: string | null
}

/** What further filters of lists ask about. All values are public. */
export interface SearchFacts {
  /** Shower rooms included. */
  bathrooms: number | null
  hasLift: boolean
  hasPool: boolean
  isGroundFloor: boolean
  /** The Belgian day of the last open house; it may be past. */
  openHouseUntil: Day | null
  /** The last change of the published price was a fall. */
  hasPriceCut: boolean
  /** In whole euro, of the living surface, of land without one of the ground; of a life annuity with the annuity. */
  pricePerSquareMetre: number | null
  /** In whole euro a month; null if rent or charges are unknown. */
  rentWithCharges: number | null
}

/** The names are those of the stored fields. */
export interface SearchFactsSource extends AnnuitySource {
  publishPrice?: boolean | null
  priceHistory?: readonly Partial<PriceMoment>[] | null
  renterCharges?: number | null
  surfaceLiving?: number | null
  surfaceGround?: number | null
  bathrooms?: number | null
  showerRooms?: number | null
  hasLift?: Flag | null
  hasSwimmingPool?: Flag | null
  floor?: number | null
  openHouses?: readonly OpenHouse[] | null
}

const isMoment = (moment: Partial<PriceMoment>): moment is PriceMoment =>
  typeof moment.price === 'number' && typeof moment.date === 'string'

function hasPriceCut(history: SearchFactsSource['priceHistory']): boolean {
  const [last] = priceSteps((history ?? []).filter(isMoment))
  return (last?.changePercent ?? 0) < 0
}

function lastOpenHouse(openHouses: SearchFactsSource['openHouses']): Day | null {
  const days = (openHouses ?? []).flatMap(({ start }) => (start ? [belgianDay(new Date(start))] : []))
  return days.toSorted().at(-1) ?? null
}

/** What depends on the price: nothing as long as it is not published. */
function priceFacts(source: SearchFactsSource) {
  const { goal, priceHistory, renterCharges, surfaceLiving, surfaceGround } = source
  const { shown, comparable } = publicAmountsOf(source)
  const surface = knownMeasure(surfaceLiving) ?? knownMeasure(surfaceGround)
  const areChargesKnown = goal === 'rent' && typeof renterCharges === 'number'
  return {
    hasPriceCut: shown !== null && hasPriceCut(priceHistory),
    pricePerSquareMetre: surface && comparable !== null ? Math.round(comparable / surface) : null,
    rentWithCharges: shown !== null && areChargesKnown ? Math.round(shown + renterCharges) : null,
  }
}

export function searchFacts(source: SearchFactsSource): SearchFacts {
  const { bathrooms, showerRooms, hasLift, hasSwimmingPool, floor, openHouses } = source
  return {
    bathrooms: knownMeasure((bathrooms ?? 0) + (showerRooms ?? 0)),
    hasLift: hasLift === 'yes',
    hasPool: hasSwimmingPool === 'yes',
    isGroundFloor: floor === 0,
    openHouseUntil: lastOpenHouse(openHouses),
    ...priceFacts(source),
  }
}
