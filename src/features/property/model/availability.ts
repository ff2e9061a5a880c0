import type { PropertyGoal } from './goal'
import type { MarqueeMeaning } from './marquee'

export const propertyStatuses = ['active', 'underOption', 'sold', 'rented', 'withdrawn'] as const
export type PropertyStatus = (typeof propertyStatuses)[number]

/** The status of a property that found its buyer or tenant. */
export const goneStatusOf = (goal: PropertyGoal): 'sold' | 'rented' => (goal === 'rent' ? 'rented' : 'sold')

export type Availability = 'available' | 'underOption' | 'sold' | 'rented' | 'notFound'

const byStatus: Readonly<Record<PropertyStatus, Availability>> = {
  active: 'available',
  underOption: 'underOption',
  sold: 'sold',
  rented: 'rented',
  withdrawn: 'notFound',
}

const byMarquee: Partial<Record<MarqueeMeaning, Availability>> = {
  underOption: 'underOption',
  sold: 'sold',
  rented: 'rented',
}

/**
 * Whether a property is still available. The status decides; if it is active, the ribbon decides, because feeds
 * update the ribbon first. Withdrawn properties count as not found. Specification section 4 "Property availability
 * display", acceptance E6.
 */
export function toAvailability(status: PropertyStatus, marquee: MarqueeMeaning = 'none'): Availability {
  if (status === 'active') return byMarquee[marquee] ?? 'available'
  // A property under option may have been sold or rented in the meantime.
  if (status === 'underOption' && (marquee === 'sold' || marquee === 'rented')) return marquee
  return byStatus[status]
}

/** Values of the list filter: `gone` is sold, rented or withdrawn. */
export type SearchAvailability = 'available' | 'underOption' | 'gone'

/** The availability for the list filter. */
export function toSearchAvailability(status: PropertyStatus, marquee: MarqueeMeaning): SearchAvailability {
  const availability = toAvailability(status, marquee)
  return availability === 'available' || availability === 'underOption' ? availability : 'gone'
}

/** A project is sold out if it is marked as such, or if it has units and none is available. Acceptance E9. */
export const isSoldOut = (
  isMarkedSoldOut: boolean,
  units: readonly (Availability | SearchAvailability)[],
): boolean =>
  isMarkedSoldOut ||
  (units.length > 0 && units.every((unit) => unit !== 'available' && unit !== 'underOption'))
