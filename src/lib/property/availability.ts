import type { MarqueeMeaning } from './marquee'

export const propertyStatuses = ['active', 'underOption', 'sold', 'rented', 'withdrawn'] as const
export type PropertyStatus = (typeof propertyStatuses)[number]

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
 * Whether a property can still be had. The status decides; while it still says active the marquee does, because
 * feeds set the ribbon first. Withdrawn properties count as not found. Specification section 4
 * "Property availability display", acceptance E6.
 */
export function availabilityOf(status: PropertyStatus, marquee: MarqueeMeaning = 'none'): Availability {
  if (status === 'active') return byMarquee[marquee] ?? 'available'
  // An option may have become a sale in the meantime.
  if (status === 'underOption' && (marquee === 'sold' || marquee === 'rented')) return marquee
  return byStatus[status]
}

/** What lists filter by: `gone` is sold, rented or withdrawn. */
export type SearchAvailability = 'available' | 'underOption' | 'gone'

/** The availability as lists hide by it. */
export function searchAvailabilityOf(status: PropertyStatus, marquee: MarqueeMeaning): SearchAvailability {
  const availability = availabilityOf(status, marquee)
  return availability === 'available' || availability === 'underOption' ? availability : 'gone'
}

/** A project is sold out when it says so, or when it has units and none can still be had. Acceptance E9. */
export const isSoldOut = (isMarkedSoldOut: boolean, units: readonly Availability[]): boolean =>
  isMarkedSoldOut ||
  (units.length > 0 && units.every((unit) => unit !== 'available' && unit !== 'underOption'))
