import type { ListingKind } from '@/features/routing/model/route-table'
import { relatedId } from '@/lib/values/read-value'

import type { ListingFilters } from './listing-filters'

/** What an editor narrows a short list of properties to. Null and empty lists mean: no filter. */
export interface PropertySelection extends Pick<
  ListingFilters,
  'priceMin' | 'priceMax' | 'surfaceMin' | 'bedroomsMin' | 'hideSold'
> {
  kind: ListingKind
  /** Ids of documents. */
  localities: string[]
  types: string[]
  neighbourhoods: string[]
  projects: string[]
  agents: string[]
}

type Related = readonly unknown[] | null | undefined

/** A stored block; the names are those of its fields. Older blocks have none of them. */
export interface StoredSelection {
  goal: ListingKind
  localities?: Related
  types?: Related
  neighbourhoods?: Related
  projects?: Related
  agents?: Related
  priceMin?: number | null
  priceMax?: number | null
  surfaceMin?: number | null
  bedroomsMin?: number | null
  hideSold?: boolean | null
}

const idsOf = (values: Related): string[] => [
  ...new Set((values ?? []).flatMap((each) => relatedId(each) ?? [])),
]

/** The selection of a stored block, always with the same order of its parts: it is the key of a cached read. */
export const selectionOf = (stored: StoredSelection): PropertySelection => ({
  kind: stored.goal,
  localities: idsOf(stored.localities).toSorted(),
  types: idsOf(stored.types).toSorted(),
  neighbourhoods: idsOf(stored.neighbourhoods).toSorted(),
  projects: idsOf(stored.projects).toSorted(),
  agents: idsOf(stored.agents).toSorted(),
  priceMin: stored.priceMin ?? null,
  priceMax: stored.priceMax ?? null,
  surfaceMin: stored.surfaceMin ?? null,
  bedroomsMin: stored.bedroomsMin ?? null,
  hideSold: stored.hideSold === true,
})
