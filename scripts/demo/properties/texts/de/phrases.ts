import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'

import type { DemoFacts, Frame, Glazing, Heating, Orientation } from '../../facts'
import type { DemoKind } from '../../kinds'
import { listed } from '../language'

interface Noun {
  noun: string
  /** Nominative: dieses Haus, diese Villa, dieser Stellplatz. */
  dies: string
  /** Accusative: ein Haus, eine Villa, einen Stellplatz. */
  einen: string
  /** Nominative: ein Haus, eine Villa, ein Stellplatz. */
  ein: string
  /** Genitive: des Hauses, der Villa. */
  des: string
  /** Dative: dem Haus, der Villa. */
  dem: string
}

const neuter = (noun: string, ending = 's'): Noun => ({
  noun,
  dies: `dieses ${noun}`,
  einen: `ein ${noun}`,
  ein: `ein ${noun}`,
  des: `des ${noun}${ending}`,
  dem: `dem ${noun}`,
})

const feminine = (noun: string): Noun => ({
  noun,
  dies: `diese ${noun}`,
  einen: `eine ${noun}`,
  ein: `eine ${noun}`,
  des: `der ${noun}`,
  dem: `der ${noun}`,
})

const nouns: Record<DemoKind, Noun> = {
  terraced: neuter('Reihenhaus', 'es'),
  masterHouse: neuter('Herrenhaus', 'es'),
  belEtage: neuter('Haus', 'es'),
  modern: neuter('Einfamilienhaus', 'es'),
  villa: feminine('Villa'),
  farmhouse: neuter('Bauernhaus', 'es'),
  apartment: feminine('Wohnung'),
  penthouse: neuter('Penthouse'),
  groundFloor: feminine('Wohnung'),
  studio: neuter('Studio'),
  newApartment: feminine('Neubauwohnung'),
  newHouse: neuter('Neubauhaus', 'es'),
  land: neuter('Baugrundstück'),
  investment: neuter('Renditeobjekt'),
  shop: neuter('Geschäftslokal'),
  office: feminine('Bürofläche'),
  warehouse: feminine('Lagerhalle'),
  garage: feminine('Garage'),
  parking: {
    noun: 'Stellplatz',
    dies: 'dieser Stellplatz',
    einen: 'einen Stellplatz',
    ein: 'ein Stellplatz',
    des: 'des Stellplatzes',
    dem: 'dem Stellplatz',
  },
}

export const nounOf = (facts: DemoFacts): Noun => nouns[facts.kind]

const words = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

/** 'ein Schlafzimmer', 'drei Schlafzimmer': neuter nouns whose plural is given. */
export const count = (number: number, noun: string, plural: string) =>
  `${words[number] ?? String(number)} ${number === 1 ? noun : plural}`

export const bedroomsOf = ({ bedrooms }: DemoFacts) => count(bedrooms, 'Schlafzimmer', 'Schlafzimmer')
/** After a preposition with the dative: 'mit einem Schlafzimmer', 'mit drei Schlafzimmern'. */
export const withBedrooms = ({ bedrooms }: DemoFacts) =>
  bedrooms === 1 ? 'mit einem Schlafzimmer' : `mit ${count(bedrooms, '', 'Schlafzimmern')}`
export const withFlats = ({ flats }: DemoFacts) => `mit ${count(flats, 'Wohneinheit', 'Wohneinheiten')}`

export const money = (amount: number) => formatPrice(amount, { locale: 'de' })
export const area = (squareMetres: number) => formatSurface(Math.round(squareMetres), { locale: 'de' })

const prepositions: Record<string, string> = {
  Quai: 'am',
  Boulevard: 'am',
  Chemin: 'am',
  Thier: 'am',
  Sentier: 'am',
  Clos: 'im',
  Place: 'an der',
  Chaussée: 'an der',
  Voie: 'an der',
}

/** 'in der Rue des Coteaux in Ans' or, when the street is hidden, 'in Ans'. */
export function where(facts: DemoFacts): string {
  const street = facts.shownStreet
  if (!street) return `in ${facts.place.de}`
  return `${prepositions[street.split(' ')[0] ?? ''] ?? 'in der'} ${street} in ${facts.place.de}`
}

/** Accusative and nominative are alike: 'ein Badezimmer', 'ein Duschraum' needs its own form. */
export function baths(
  { bathrooms, showerRooms }: DemoFacts,
  grammar: 'nominative' | 'accusative' | 'dative',
): string[] {
  const shower = { nominative: 'ein Duschraum', accusative: 'einen Duschraum', dative: 'einem Duschraum' }[
    grammar
  ]
  const showers = grammar === 'dative' ? 'Duschräumen' : 'Duschräume'
  const bath = grammar === 'dative' ? 'einem Badezimmer' : 'ein Badezimmer'
  const bathsText = grammar === 'dative' ? 'Badezimmern' : 'Badezimmer'
  return [
    ...(bathrooms > 0 ? [bathrooms === 1 ? bath : count(bathrooms, '', bathsText)] : []),
    ...(showerRooms > 0 ? [showerRooms === 1 ? shower : count(showerRooms, '', showers)] : []),
  ]
}

/** 'drei Schlafzimmer, ein Badezimmer und ein Duschraum', in the case that the sentence requires. */
export function bedroomsAndBaths(facts: DemoFacts, grammar: 'nominative' | 'accusative' | 'dative'): string {
  const bedrooms =
    grammar === 'dative'
      ? facts.bedrooms === 1
        ? 'einem Schlafzimmer'
        : count(facts.bedrooms, '', 'Schlafzimmern')
      : bedroomsOf(facts)
  return listed([bedrooms, ...baths(facts, grammar)], 'und')
}

const sides: Record<Orientation, string> = {
  north: 'Norden',
  northEast: 'Nordosten',
  east: 'Osten',
  southEast: 'Südosten',
  south: 'Süden',
  southWest: 'Südwesten',
  west: 'Westen',
  northWest: 'Nordwesten',
}

/** ', nach Süden ausgerichtet,' when known. */
export const facing = (side: Orientation | null) => (side ? `, nach ${sides[side]} ausgerichtet,` : '')

const heaters: Record<Heating, string> = {
  gas: 'ein Erdgaskessel',
  oil: 'ein Ölkessel',
  heatPump: 'eine Wärmepumpe',
  electric: 'Elektroheizkörper',
  communalGas: 'der gemeinschaftliche Gaskessel',
}

/** Nominative. */
export const heaterOf = (facts: DemoFacts) => heaters[facts.heating]

const frames: Record<Frame, string> = { pvc: 'PVC', wood: 'Holz', aluminium: 'Aluminium' }
const glazings: Record<Glazing, string> = {
  triple: 'Dreifachverglasung',
  double: 'Doppelverglasung',
  partlyDouble: 'teilweiser Doppelverglasung',
  single: 'Einfachverglasung',
}

/** 'aus PVC mit Doppelverglasung', to follow 'Fensterrahmen'. */
export const windowsOf = (facts: DemoFacts) => `aus ${frames[facts.frame]} mit ${glazings[facts.glazing]}`

/** 'in der dritten Etage'. */
export function floorOf({ floor }: DemoFacts): string {
  const ranks = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten']
  return floor < 1 ? 'im Erdgeschoss' : `in der ${ranks[floor - 1] ?? `${floor}.`} Etage`
}
