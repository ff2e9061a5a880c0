import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'

import type { DemoFacts, Frame, Glazing, Heating, Orientation } from '../../facts'
import type { DemoKind } from '../../kinds'
import { listed } from '../language'

interface Noun {
  noun: string
  /** deze rijwoning, dit herenhuis */
  deze: string
  een: string
  de: string
}

const common = (noun: string): Noun => ({ noun, deze: `deze ${noun}`, een: `een ${noun}`, de: `de ${noun}` })
const neuter = (noun: string): Noun => ({ noun, deze: `dit ${noun}`, een: `een ${noun}`, de: `het ${noun}` })

const nouns: Record<DemoKind, Noun> = {
  terraced: common('rijwoning'),
  masterHouse: neuter('herenhuis'),
  belEtage: common('bel-etagewoning'),
  modern: common('recente woning'),
  villa: common('villa'),
  farmhouse: common('hoeve'),
  apartment: neuter('appartement'),
  penthouse: neuter('penthouse'),
  groundFloor: neuter('appartement'),
  studio: common('studio'),
  newApartment: neuter('nieuwbouwappartement'),
  newHouse: common('nieuwbouwwoning'),
  land: common('bouwgrond'),
  investment: common('opbrengsteigendom'),
  shop: neuter('handelspand'),
  office: common('kantoorruimte'),
  warehouse: neuter('magazijn'),
  garage: common('garagebox'),
  parking: common('parkeerplaats'),
}

export const nounOf = (facts: DemoFacts): Noun => nouns[facts.kind]

const words = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** 'één slaapkamer', 'drie slaapkamers'. */
export const count = (number: number, noun: string, plural: string) =>
  `${words[number] ?? String(number)} ${number === 1 ? noun : plural}`

export const bedroomsOf = ({ bedrooms }: DemoFacts) => count(bedrooms, 'slaapkamer', 'slaapkamers')
export const flatsOf = ({ flats }: DemoFacts) => count(flats, 'woonunit', 'woonunits')

export const money = (amount: number) => formatPrice(amount, { locale: 'nl' })
export const area = (squareMetres: number) => formatSurface(Math.round(squareMetres), { locale: 'nl' })

const prepositions: Record<string, string> = {
  Quai: 'aan de',
  Place: 'aan de',
  Boulevard: 'aan de',
  Chaussée: 'aan de',
  Clos: 'in de',
}

/** 'in de Rue des Coteaux in Ans' or, when the street is hidden, 'in Ans'. */
export function where(facts: DemoFacts): string {
  const street = facts.shownStreet
  if (!street) return `in ${facts.place.nl}`
  return `${prepositions[street.split(' ')[0] ?? ''] ?? 'in de'} ${street} in ${facts.place.nl}`
}

export function baths({ bathrooms, showerRooms }: DemoFacts): string[] {
  return [
    ...(bathrooms > 0 ? [bathrooms === 1 ? 'een badkamer' : count(bathrooms, 'badkamer', 'badkamers')] : []),
    ...(showerRooms > 0
      ? [showerRooms === 1 ? 'een douchekamer' : count(showerRooms, 'douchekamer', 'douchekamers')]
      : []),
  ]
}

/** 'drie slaapkamers, een badkamer en een douchekamer'. */
export const bedroomsAndBaths = (facts: DemoFacts) => listed([bedroomsOf(facts), ...baths(facts)], 'en')

const sides: Record<Orientation, string> = {
  north: 'noorden',
  northEast: 'noordoosten',
  east: 'oosten',
  southEast: 'zuidoosten',
  south: 'zuiden',
  southWest: 'zuidwesten',
  west: 'westen',
  northWest: 'noordwesten',
}

/** ' op het zuiden' when known. */
export const facing = (side: Orientation | null) => (side ? ` op het ${sides[side]}` : '')

const heaters: Record<Heating, string> = {
  gas: 'een ketel op aardgas',
  oil: 'een stookolieketel',
  heatPump: 'een warmtepomp',
  electric: 'elektrische convectoren',
  communalGas: 'de gemeenschappelijke gasketel',
}

export const heaterOf = (facts: DemoFacts) => heaters[facts.heating]

const frames: Record<Frame, string> = { pvc: 'pvc-ramen', wood: 'houten ramen', aluminium: 'aluminium ramen' }
const glazings: Record<Glazing, string> = {
  triple: 'driedubbel glas',
  double: 'dubbel glas',
  partlyDouble: 'gedeeltelijk dubbel glas',
  single: 'enkel glas',
}

/** 'pvc-ramen met dubbel glas'. */
export const windowsOf = (facts: DemoFacts) => `${frames[facts.frame]} met ${glazings[facts.glazing]}`

/** 'op de derde verdieping'. */
export function floorOf({ floor }: DemoFacts): string {
  const ranks = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste']
  return floor < 1 ? 'op het gelijkvloers' : `op de ${ranks[floor - 1] ?? `${floor}e`} verdieping`
}
