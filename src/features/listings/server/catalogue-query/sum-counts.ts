import { webIdsIn } from '@/features/listings/model/search-row'

import type { CatalogueCounts, CatalogueSearch } from './catalogue-search'

/** The number of properties of one locality and one main type, which match a search apart from places and types. */
export interface CountedGroup {
  locality: string | null
  webId: number | null
  total: number
}

/** The part of such a group that has these further types. */
export interface CountedFurther extends CountedGroup {
  /** As in a search row: `,3,6,`. */
  furtherTypes: string
}

const add = <K>(counts: Map<K, number>, key: K, total: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + total)
}

/** Counts the groups of a search for each place and each type that could be chosen instead of the present ones. */
export function sumCounts(
  { localityIds, types }: CatalogueSearch,
  groups: readonly CountedGroup[],
  further: readonly CountedFurther[],
): CatalogueCounts {
  const counts: CatalogueCounts = { total: 0, byCity: new Map(), byType: new Map() }
  const isInPlace = (locality: string | null) =>
    localityIds.length === 0 || (locality !== null && localityIds.includes(locality))
  const isOfType = (webId: number | null) => types.length === 0 || (webId !== null && types.includes(webId))
  const count = ({ locality, total }: CountedGroup) => {
    if (locality !== null) add(counts.byCity, locality, total)
    if (isInPlace(locality)) counts.total += total
  }
  for (const group of groups) {
    if (isOfType(group.webId)) count(group)
    if (group.webId !== null && isInPlace(group.locality)) add(counts.byType, group.webId, group.total)
  }
  for (const group of further) {
    const webIds = webIdsIn(group.furtherTypes)
    // Properties of a chosen main type were counted with their group.
    if (!isOfType(group.webId) && webIds.some(isOfType)) count(group)
    if (isInPlace(group.locality)) for (const webId of webIds) add(counts.byType, webId, group.total)
  }
  return counts
}
