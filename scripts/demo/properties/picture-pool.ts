import type { BuildingKind, PictureKind, PictureRequest } from '../pictures/request'
import type { DemoFacts } from './facts'
import { isFlat, type DemoKind } from './kinds'
import { seeded } from './seeded'

/** The pictures of a property; the drawing programme knows more kinds, for other pages. */
export type PropertyPictureKind = Exclude<PictureKind, 'portrait' | 'hero' | 'neighbourhood' | 'service'>

export type PropertyPictureRequest = PictureRequest & { kind: PropertyPictureKind }

/** Equal keys are one drawing: draw, store and convert it once. */
export function pictureKey(request: PictureRequest): string {
  const { kind, seed, building, floors, light, year, garden } = request
  const parts = [
    kind,
    seed,
    building,
    floors,
    light,
    year,
    garden === undefined ? undefined : garden ? 'garden' : 'bare',
  ]
  return parts
    .map((part) => part ?? '')
    .join('-')
    .replace(/-+$/, '')
}

const buildings: Record<DemoKind, BuildingKind> = {
  terraced: 'terraced',
  masterHouse: 'masterHouse',
  belEtage: 'belEtage',
  modern: 'modern',
  villa: 'villa',
  farmhouse: 'farmhouse',
  apartment: 'apartments',
  penthouse: 'apartments',
  groundFloor: 'apartments',
  studio: 'studio',
  newApartment: 'newBuild',
  newHouse: 'newBuild',
  land: 'land',
  investment: 'investment',
  shop: 'shop',
  office: 'office',
  warehouse: 'warehouse',
  garage: 'garage',
  parking: 'garage',
}

/** The only pictures that belong to one property alone: its façade, or its plot. */
export function mainPictureOf(facts: DemoFacts): PropertyPictureRequest {
  if (facts.kind === 'land') return { kind: 'landPlot', seed: facts.ref, building: 'land' }
  const random = seeded(`facade:${facts.ref}`)
  return {
    kind: 'facade',
    seed: facts.ref,
    building: buildings[facts.kind],
    floors: facadeFloors(facts),
    light: random.pick(['morning', 'morning', 'golden', 'golden', 'overcast', 'dusk']),
    ...(facts.year > 0 ? { year: facts.year } : {}),
    garden: facts.gardenArea > 0,
  }
}

const facadeFloors = ({ kind, floors, floor }: DemoFacts) =>
  isFlat(kind) ? Math.max(kind === 'studio' ? 3 : 4, floor + 1) : Math.max(1, floors)

/** How many different drawings there are per kind; together with eight plans 106. */
const poolSizes = {
  living: 15,
  kitchen: 12,
  bedroom: 15,
  bathroom: 9,
  office: 4,
  shop: 4,
  garden: 9,
  terrace: 8,
  street: 9,
  garage: 4,
  aerial: 6,
  landPlot: 3,
} as const satisfies Partial<Record<PropertyPictureKind, number>>

export type PooledKind = keyof typeof poolSizes

type RoomStyle = Pick<PropertyPictureRequest, 'year' | 'building' | 'garden'>

/** Rooms are drawn in three styles: in an old house, in a flat with a view of the town, in a younger house. */
const roomStyles: readonly RoomStyle[] = [
  { year: 1930, garden: true },
  { year: 1998, building: 'apartments', garden: false },
  { year: 2016, garden: true },
]

const terraceStyles: readonly RoomStyle[] = [{ garden: true }, { building: 'apartments', garden: false }]

const isOverTown = ({ kind }: DemoFacts) => isFlat(kind) || kind === 'investment'

/** The styles of a kind and which of them suits this property; none for pictures that suit all. */
function stylesFor(kind: PooledKind, facts: DemoFacts): { styles: readonly RoomStyle[]; chosen: number } {
  if (kind === 'terrace') return { styles: terraceStyles, chosen: isOverTown(facts) ? 1 : 0 }
  if (kind !== 'living' && kind !== 'kitchen' && kind !== 'bedroom' && kind !== 'bathroom')
    return { styles: [{}], chosen: 0 }
  const isYoung = facts.year >= 1960 || (facts.renovated ?? 0) >= 2018
  return { styles: roomStyles, chosen: isOverTown(facts) ? 1 : isYoung ? 2 : 0 }
}

/** The drawing at this place of the pool; the place turns with the property, so that neighbours differ. */
export function pooledPicture(kind: PooledKind, facts: DemoFacts, nth: number): PropertyPictureRequest {
  const { styles, chosen } = stylesFor(kind, facts)
  const perStyle = poolSizes[kind] / styles.length
  return { kind, seed: 1 + chosen * perStyle + ((facts.position + nth) % perStyle), ...styles[chosen] }
}

/**
 * Floor plans are shared by homes with as many rooms, and given only where a drawing tells the truth: the drawing
 * programme has row houses of three bedrooms (second seed the ground floor), villas of five, flats of two.
 */
export function planRequestsOf(facts: DemoFacts): PropertyPictureRequest[] {
  const { kind, bedrooms, position } = facts
  if (facts.special) return []
  const plan = (building: BuildingKind, seed: number): PropertyPictureRequest => ({
    kind: 'plan',
    seed,
    building,
  })
  if (kind === 'terraced' || kind === 'belEtage')
    return bedrooms === 3 ? [plan('terraced', 2), plan('terraced', 1)] : []
  if (kind === 'villa' || kind === 'modern') return bedrooms > 3 ? [plan('villa', 1), plan('villa', 2)] : []
  if (kind === 'studio' || kind === 'office') return [plan(kind, 1)]
  return isFlat(kind) && bedrooms === 2 ? [plan('apartments', 1 + (position % 2))] : []
}
