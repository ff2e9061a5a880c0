import type { BuildingKind, PictureKind, PictureRequest } from '../pictures/request'
import type { DemoFacts } from './facts'
import { isFlat, isHouse, type DemoKind } from './kinds'
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

/** How many different drawings there are per kind; together with nine plans 107. */
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

/** Rooms are drawn in three styles; a room is taken from the style of the house. */
const styles = [1930, 1985, 2018] as const
const styledKinds: readonly PooledKind[] = ['living', 'kitchen', 'bedroom', 'bathroom']

const styleOf = ({ year, renovated }: DemoFacts): 0 | 1 | 2 => {
  const age = renovated && renovated >= 2015 ? renovated : year
  return age >= 2000 ? 2 : age >= 1955 ? 1 : 0
}

/** The drawing at this place of the pool; the place turns with the property, so that neighbours differ. */
export function pooledPicture(kind: PooledKind, facts: DemoFacts, nth: number): PropertyPictureRequest {
  const size = poolSizes[kind]
  const turn = facts.position + nth
  if (!styledKinds.includes(kind)) return { kind, seed: 1 + (turn % size) }
  const style = styleOf(facts)
  const perStyle = size / styles.length
  return { kind, seed: 1 + style * perStyle + (turn % perStyle), year: styles[style] }
}

/** Floor plans are shared by homes with as many rooms; null where a plan would say nothing. */
export function planOf(facts: DemoFacts): PropertyPictureRequest | null {
  const { kind, bedrooms } = facts
  if (facts.special === 'incomplete') return null
  if (isHouse(kind)) return { kind: 'plan', seed: 10 + Math.min(6, Math.max(2, bedrooms)), floors: 2 }
  if (isFlat(kind)) return { kind: 'plan', seed: Math.min(3, bedrooms), floors: 1 }
  return null
}
