import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'

import type { DemoFacts, Frame, Glazing, Heating, Orientation } from '../../facts'
import type { DemoKind } from '../../kinds'
import { listed } from '../language'

const nouns: Record<DemoKind, string> = {
  terraced: 'terraced house',
  masterHouse: 'period town house',
  belEtage: 'bel-étage house',
  modern: 'modern house',
  villa: 'villa',
  farmhouse: 'farmhouse',
  apartment: 'apartment',
  penthouse: 'penthouse',
  groundFloor: 'apartment',
  studio: 'studio',
  newApartment: 'new-build apartment',
  newHouse: 'new-build house',
  land: 'building plot',
  investment: 'investment building',
  shop: 'shop',
  office: 'office floor',
  warehouse: 'warehouse',
  garage: 'lock-up garage',
  parking: 'parking space',
}

export const nounOf = (facts: DemoFacts): string => nouns[facts.kind]

const articled = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`

/** 'a villa', 'an apartment'. */
export const oneOf = (facts: DemoFacts) => articled(nounOf(facts))

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'one bedroom', 'three bedrooms'. */
export const count = (number: number, noun: string) =>
  `${words[number] ?? String(number)} ${noun}${number === 1 ? '' : 's'}`

export const bedroomsOf = ({ bedrooms }: DemoFacts) => count(bedrooms, 'bedroom')

/** 'three-bedroom villa'. */
export const bedroomNoun = (facts: DemoFacts) =>
  `${words[facts.bedrooms] ?? facts.bedrooms}-bedroom ${nounOf(facts)}`
/** 'a three-bedroom villa', 'an eight-bedroom villa'. */
export const oneBedroomNoun = (facts: DemoFacts) =>
  `${facts.bedrooms === 8 ? 'an' : 'a'} ${bedroomNoun(facts)}`

export const flatsOf = ({ flats }: DemoFacts) => count(flats, 'flat')

export const money = (amount: number) => formatPrice(amount, { locale: 'en' })
export const area = (squareMetres: number) => formatSurface(Math.round(squareMetres), { locale: 'en' })

/** 'on Rue des Coteaux in Ans' or, when the street is hidden, 'in Ans'. */
export const where = (facts: DemoFacts) =>
  facts.shownStreet ? `on ${facts.shownStreet} in ${facts.place.en}` : `in ${facts.place.en}`

export function baths({ bathrooms, showerRooms }: DemoFacts): string[] {
  return [
    ...(bathrooms > 0 ? [bathrooms === 1 ? 'a bathroom' : count(bathrooms, 'bathroom')] : []),
    ...(showerRooms > 0 ? [showerRooms === 1 ? 'a shower room' : count(showerRooms, 'shower room')] : []),
  ]
}

/** 'three bedrooms, a bathroom and a shower room'. */
export const bedroomsAndBaths = (facts: DemoFacts) => listed([bedroomsOf(facts), ...baths(facts)], 'and')

const sides: Record<Orientation, string> = {
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
}

/** 'south-facing ' when known. */
export const facing = (side: Orientation | null) => (side ? `${sides[side]}-facing ` : '')

const heaters: Record<Heating, string> = {
  gas: 'a natural gas boiler',
  oil: 'an oil-fired boiler',
  heatPump: 'a heat pump',
  electric: 'electric convectors',
  communalGas: 'the communal gas boiler',
}

export const heaterOf = (facts: DemoFacts) => heaters[facts.heating]

const frames: Record<Frame, string> = { pvc: 'PVC', wood: 'wooden', aluminium: 'aluminium' }
const glazings: Record<Glazing, string> = {
  triple: 'triple glazing',
  double: 'double glazing',
  partlyDouble: 'partial double glazing',
  single: 'single glazing',
}

/** 'PVC window frames with double glazing'. */
export const windowsOf = (facts: DemoFacts) =>
  `${frames[facts.frame]} window frames with ${glazings[facts.glazing]}`

/** 'on the third floor'. */
export function floorOf({ floor }: DemoFacts): string {
  const ranks = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
  return `on the ${ranks[floor] ?? `${floor}th`} floor`
}
