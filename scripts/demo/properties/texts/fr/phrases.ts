import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'

import type { DemoFacts, Frame, Glazing, Heating, Orientation } from '../../facts'
import type { DemoKind } from '../../kinds'
import { listed } from '../language'

interface Noun {
  noun: string
  un: string
  ce: string
  /** Ending of the participle: construit, construite. */
  e: '' | 'e'
}

const feminine = (noun: string): Noun => ({ noun, un: `une ${noun}`, ce: `cette ${noun}`, e: 'e' })
const masculine = (noun: string): Noun => ({
  noun,
  un: `un ${noun}`,
  ce: /^[aei]/.test(noun) ? `cet ${noun}` : `ce ${noun}`,
  e: '',
})

const nouns: Record<DemoKind, Noun> = {
  terraced: feminine('maison mitoyenne'),
  masterHouse: feminine('maison de maître'),
  belEtage: feminine('maison bel-étage'),
  modern: feminine('maison récente'),
  villa: feminine('villa'),
  farmhouse: feminine('fermette'),
  apartment: masculine('appartement'),
  penthouse: masculine('penthouse'),
  groundFloor: masculine('appartement'),
  studio: masculine('studio'),
  newApartment: masculine('appartement neuf'),
  newHouse: feminine('maison neuve'),
  land: masculine('terrain à bâtir'),
  investment: masculine('immeuble de rapport'),
  shop: feminine('surface commerciale'),
  office: masculine('plateau de bureaux'),
  warehouse: masculine('entrepôt'),
  garage: masculine('garage'),
  parking: masculine('emplacement de parking'),
}

export const nounOf = (facts: DemoFacts): Noun => nouns[facts.kind]

const words = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** 'une chambre', 'trois chambres': number in letters, plural in s; `feminine` only changes one. */
export function count(number: number, noun: string, isFeminine = false): string {
  const word = number === 1 && isFeminine ? 'une' : (words[number] ?? String(number))
  const plural = noun
    .split(' ')
    .map((part, index) => (index === 0 ? `${part}${part.endsWith('eau') ? 'x' : 's'}` : part))
    .join(' ')
  return `${word} ${number === 1 ? noun : plural}`
}

export const money = (amount: number) => formatPrice(amount, { locale: 'fr' })
export const area = (squareMetres: number) => formatSurface(Math.round(squareMetres), { locale: 'fr' })

/** 'rue des Coteaux, à Ans' or, when the street is hidden, 'à Ans'. */
export function where(facts: DemoFacts): string {
  const street = facts.shownStreet
  const at = `à ${facts.place.fr}`
  return street ? `${street.charAt(0).toLowerCase()}${street.slice(1)}, ${at}` : at
}

/** 'trois chambres, une salle de bain et une salle de douche'. */
export const bedroomsAndBaths = (facts: DemoFacts) =>
  listed([count(facts.bedrooms, 'chambre', true), ...baths(facts)], 'et')

/** 'de trois chambres, d'une salle de bain et d'une salle de douche'. */
export const ofBedroomsAndBaths = (facts: DemoFacts) =>
  listed(
    [count(facts.bedrooms, 'chambre', true), ...baths(facts)].map((room) =>
      /^u/.test(room) ? `d'${room}` : `de ${room}`,
    ),
    'et',
  )

export function baths({ bathrooms, showerRooms }: DemoFacts): string[] {
  return [
    ...(bathrooms > 0 ? [count(bathrooms, 'salle de bain', true)] : []),
    ...(showerRooms > 0 ? [count(showerRooms, 'salle de douche', true)] : []),
  ]
}

export const sideNames: Record<Orientation, string> = {
  north: 'au nord',
  northEast: 'au nord-est',
  east: "à l'est",
  southEast: 'au sud-est',
  south: 'au sud',
  southWest: 'au sud-ouest',
  west: "à l'ouest",
  northWest: 'au nord-ouest',
}

/** ', orienté au sud' when known. */
export const facing = (side: Orientation | null, ending: '' | 'e' = '') =>
  side ? `, orienté${ending} ${sideNames[side]},` : ''

const heaters: Record<Heating, string> = {
  gas: 'une chaudière au gaz naturel',
  oil: 'une chaudière au mazout',
  heatPump: 'une pompe à chaleur',
  electric: 'des convecteurs électriques',
  communalGas: 'la chaudière collective au gaz',
}

export const heaterOf = (facts: DemoFacts) => heaters[facts.heating]

const frames: Record<Frame, string> = { pvc: 'en PVC', wood: 'en bois', aluminium: 'en aluminium' }
const glazings: Record<Glazing, string> = {
  triple: 'à triple vitrage',
  double: 'à double vitrage',
  partlyDouble: 'en partie à double vitrage',
  single: 'à simple vitrage',
}

/** 'en PVC à double vitrage', to follow 'des châssis' or 'les châssis sont'. */
export const windowsOf = (facts: DemoFacts) => `${frames[facts.frame]} ${glazings[facts.glazing]}`

/** 'au troisième étage'. */
export function floorOf({ floor }: DemoFacts): string {
  const ranks = [
    'au rez-de-chaussée',
    'au premier étage',
    'au deuxième étage',
    'au troisième étage',
    'au quatrième étage',
  ]
  return ranks[floor] ?? `au ${floor}e étage`
}
