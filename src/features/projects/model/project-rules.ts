import { isSoldOut, type Availability, type SearchAvailability } from '@/features/property/model/availability'

export const projectStatuses = ['active', 'upcoming', 'sold', 'soldOut'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** In whole euro. */
export interface PriceRange {
  from: number
  to: number
}

/** Of a unit's document or of its search row. */
type UnitAvailability = Availability | SearchAvailability

export interface OfferedUnit {
  availability: UnitAvailability
  /** In euro; null when it is not published. */
  price: number | null
}

/** A unit that is still for sale or accepts reservations. */
export const isFree = (availability: UnitAvailability): boolean => availability === 'available'

const isGone = (availability: UnitAvailability): boolean =>
  availability !== 'available' && availability !== 'underOption'

/**
 * The status as shown: the editor's, except that a project without a free unit is sold out even while it is marked as on
 * sale. Acceptance E9.
 */
export function getProjectStatus(status: ProjectStatus, units: readonly UnitAvailability[]): ProjectStatus {
  if (status === 'sold' || status === 'upcoming') return status
  return isSoldOut(status === 'soldOut', units) ? 'soldOut' : 'active'
}

/** No unit is available any more: the page suggests other projects. */
export const isProjectOver = (status: ProjectStatus): boolean => status === 'sold' || status === 'soldOut'

/** Lowest and highest published price of the available units, those under option included; null when there is none. */
export function priceRangeOf(units: readonly OfferedUnit[]): PriceRange | null {
  const prices = units.flatMap(({ availability, price }) => (isGone(availability) || !price ? [] : [price]))
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null
}

interface OrderedProject {
  status: ProjectStatus
  number: number
}

/** Order of the list: on sale, then coming soon, then sold out; within each the newest number first. */
export const byOffer = (one: OrderedProject, other: OrderedProject): number =>
  Number(isProjectOver(one.status)) - Number(isProjectOver(other.status)) ||
  projectStatuses.indexOf(one.status) - projectStatuses.indexOf(other.status) ||
  other.number - one.number

export interface Place {
  latitude: number
  longitude: number
}

/** Distance in a straight line in kilometres, exact enough to order places of one country. */
export function distanceInKilometres(one: Place, other: Place): number {
  const kilometresPerDegree = 111.2
  const north = (other.latitude - one.latitude) * kilometresPerDegree
  const shrink = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(north, (other.longitude - one.longitude) * kilometresPerDegree * shrink)
}

/** Order of similar projects: available ones first, then by distance. */
export function similarProjects<T extends OrderedProject & { place: Place | null }>(
  place: Place | null,
  others: readonly T[],
): T[] {
  const distance = (project: T) =>
    place && project.place ? distanceInKilometres(place, project.place) : Number.MAX_SAFE_INTEGER
  return others.toSorted(
    (one, other) =>
      Number(isProjectOver(one.status)) - Number(isProjectOver(other.status)) ||
      distance(one) - distance(other) ||
      byOffer(one, other),
  )
}

interface Numbered {
  ref: number | null
}

/** By public number, units without one last. */
export const byRef = (one: Numbered, other: Numbered): number =>
  (one.ref ?? Number.MAX_SAFE_INTEGER) - (other.ref ?? Number.MAX_SAFE_INTEGER)

export interface BuildingFloor<T> {
  /** 0 is the ground floor, -1 the basement; null for units without a floor, such as houses. */
  floor: number | null
  units: T[]
}

/**
 * The sold and let units of a building whose floor is withheld. In a project without floors, of houses
 * alone, there are none.
 */
export function unplacedUnits<T extends { floor: number | null; availability: UnitAvailability }>(
  units: readonly T[],
): T[] {
  if (units.every(({ floor }) => floor === null)) return []
  return units.filter(({ floor, availability }) => floor === null && isGone(availability))
}

/** The units by floor: the highest floor first, units without a floor last. */
export function buildingFloors<T extends { floor: number | null; ref: number | null }>(
  units: readonly T[],
): BuildingFloor<T>[] {
  const floors = [...new Set(units.map(({ floor }) => floor))]
  const height = (floor: number | null) => floor ?? Number.MIN_SAFE_INTEGER
  return floors
    .toSorted((one, other) => height(other) - height(one))
    .map((floor) => ({
      floor,
      units: units.filter((unit) => unit.floor === floor).toSorted(byRef),
    }))
}
