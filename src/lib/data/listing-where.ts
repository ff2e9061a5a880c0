import type { Where } from 'payload'

import type { ListingFilters } from '@/lib/property/listing-filters'

import type { CatalogueIndex } from './get-catalogue-index'

/** What is offered under a goal; takeovers stand among what is for sale when the site shows them (D3). */
export const whereOffered = (goal: ListingFilters['goal'], showTakeovers: boolean): Where => ({
  goal: goal === 'rent' ? { equals: 'rent' } : { in: showTakeovers ? ['sale', 'takeover'] : ['sale'] },
  status: { not_equals: 'withdrawn' },
})

const atLeast = (field: string, value: number | null): Where[] =>
  value === null ? [] : [{ [field]: { greater_than_equal: value } }]

const oneOf = (field: string, ids: string[]): Where[] => (ids.length > 0 ? [{ [field]: { in: ids } }] : [])

/**
 * The query of a listing. Cities and types are looked up first, so that the database compares ids only.
 * Filters must hold known values: an unknown one would otherwise widen the list instead of narrowing it.
 */
export function listingWhere(
  filters: ListingFilters,
  { cities, types }: CatalogueIndex,
  showTakeovers: boolean,
): Where {
  const cityIds = filters.cities.flatMap(({ name, zip }) =>
    cities.filter((city) => city.zip === zip && city.names.includes(name)).map((city) => city.id),
  )
  const typeIds = types.filter((type) => filters.types.includes(type.webId)).map((type) => type.id)
  return {
    and: [
      whereOffered(filters.goal, showTakeovers),
      ...oneOf('locality', cityIds),
      ...oneOf('type', typeIds),
      ...atLeast('searchPrice', filters.priceMin),
      ...(filters.priceMax === null ? [] : [{ searchPrice: { less_than_equal: filters.priceMax } }]),
      ...atLeast('bedrooms', filters.bedroomsMin),
      ...atLeast('surfaceLiving', filters.surfaceMin),
      ...atLeast('surfaceGround', filters.groundMin),
      ...oneOf('searchEpc', filters.epc),
    ],
  }
}
