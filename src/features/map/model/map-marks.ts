import type { MapPoint } from '@/features/listings/model/listing-filters'

import type { MapCell, MapProperty } from './map-messages'

/** What a marker is made from: a property, or a cell. */
export type Leaf = { property: MapProperty } | { cell: MapCell }

/** Several properties too close together to be drawn separately. */
export interface MapGroup {
  kind: 'group'
  key: string
  latitude: number
  longitude: number
  count: number
  leaves: readonly Leaf[]
}

export type MapMark =
  | { kind: 'property'; key: string; latitude: number; longitude: number; property: MapProperty }
  | MapGroup

/** The same group has the same key after more properties have been loaded. */
const keyOf = ({ latitude, longitude, count }: MapCell): string => `g${latitude},${longitude},${count}`

export const countOf = (leaf: Leaf): number => ('cell' in leaf ? leaf.cell.count : 1)
export const placeOf = (leaf: Leaf): MapPoint => ('cell' in leaf ? leaf.cell : leaf.property)

export function toGroup(place: MapPoint, leaves: readonly Leaf[]): MapGroup {
  const { latitude, longitude } = place
  const count = leaves.reduce((sum, leaf) => sum + countOf(leaf), 0)
  return {
    kind: 'group',
    key: keyOf({ latitude, longitude, count }),
    latitude,
    longitude,
    count,
    leaves,
  }
}

export function toMark(leaf: Leaf): MapMark {
  if ('cell' in leaf) return toGroup(leaf.cell, [leaf])
  const { ref, latitude, longitude } = leaf.property
  return { kind: 'property', key: `p${ref}`, latitude, longitude, property: leaf.property }
}

const leavesOf = (mark: MapMark): readonly Leaf[] =>
  mark.kind === 'group' ? mark.leaves : [{ property: mark.property }]

const weightOf = (mark: MapMark): number => (mark.kind === 'group' ? mark.count : 1)

/** One group of several markers, at the centre of their properties. */
export function joinMarks(marks: readonly MapMark[]): MapGroup {
  const total = marks.reduce((sum, mark) => sum + weightOf(mark), 0)
  const mean = (axis: 'latitude' | 'longitude') =>
    marks.reduce((sum, mark) => sum + mark[axis] * weightOf(mark), 0) / total
  return toGroup({ latitude: mean('latitude'), longitude: mean('longitude') }, marks.flatMap(leavesOf))
}

/** Ten metres: properties closer together are in one building, and no zoom parts their markers. In degrees. */
const onePlace = 0.0001

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** Whether a marker holds several properties of one building, such as its apartments: they are listed. */
export function isOnePlace(mark: MapMark): boolean {
  if (mark.kind === 'property' || mark.leaves.some((leaf) => 'cell' in leaf)) return false
  const places = mark.leaves.map(placeOf)
  return (
    spanOf(places.map(({ latitude }) => latitude)) < onePlace &&
    spanOf(places.map(({ longitude }) => longitude)) < onePlace
  )
}

/** From north to south, then from west to east. */
export const inReadingOrder = (one: MapMark, other: MapMark): number =>
  other.latitude - one.latitude || one.longitude - other.longitude
