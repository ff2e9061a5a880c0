import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'

import type { MapPoint } from '@/features/listings/model/listing-filters'
import { cellAround, contains } from '@/features/listings/model/map-grid'

import type { MapBounds, MapCell, MapProperty } from './map-messages'

/**
 * The maximum zoom of the map; groups exist up to it, because several properties may have the same coordinates.
 */
export const maxMapZoom = 18

/** Markers closer together than this form a group, in screen pixels. */
const groupRadius = 80
/** Tile size of Leaflet, which defines a zoom level; the default of supercluster is 512. */
const tileSize = 256

/** A cell alone opens that much closer; what it holds is asked for then. */
const zoomIntoCell = 2

/** What a marker is made from: a property, or a cell. */
type Leaf = { property: MapProperty } | { cell: MapCell }

/** Several properties too close together to be drawn separately. */
export interface MapGroup {
  kind: 'group'
  key: string
  latitude: number
  longitude: number
  count: number
  leaves: () => Leaf[]
  /** The zoom at which it splits, as far as known; more than `maxMapZoom` if at none. */
  splitsAt: (zoom: number) => number
}

export type MapMark =
  { kind: 'property'; key: string; latitude: number; longitude: number; property: MapProperty } | MapGroup

/** A property to find among the markers; its position is null if unknown. */
export interface SoughtProperty {
  ref: number
  position: MapPoint | null
}

export interface MapClusters {
  marksIn: (bounds: MapBounds, zoom: number) => MapMark[]
  /** The properties of a group; null if some are known by number only. */
  membersOf: (group: MapGroup) => MapProperty[] | null
  /** The smallest box around all properties of a group, with whole cells. */
  boundsOf: (group: MapGroup) => MapBounds
  /** The zoom at which a group splits; null if it splits at no zoom of the map, as with equal coordinates. */
  openingZoom: (group: MapGroup, zoom: number) => number | null
  /** Whether a marker contains a property. */
  contains: (mark: MapMark, sought: SoughtProperty) => boolean
}

/** The same group has the same key after more properties have been loaded. */
const keyOf = ({ latitude, longitude, count }: MapCell): string => `g${latitude},${longitude},${count}`

type Found = ClusterFeature<{ count: number }> | PointFeature<Leaf>
type Index = Supercluster<Leaf, { count: number }>

const countOf = (leaf: Leaf): number => ('cell' in leaf ? leaf.cell.count : 1)
const placeOf = (leaf: Leaf): MapPoint => ('cell' in leaf ? leaf.cell : leaf.property)

function toCellGroup(cell: MapCell): MapGroup {
  const { latitude, longitude, count } = cell
  return {
    kind: 'group',
    key: keyOf(cell),
    latitude,
    longitude,
    count,
    leaves: () => [{ cell }],
    splitsAt: (zoom) => (zoom < maxMapZoom ? Math.min(zoom + zoomIntoCell, maxMapZoom) : maxMapZoom + 1),
  }
}

function toMark(index: Index, found: Found): MapMark {
  const [longitude = 0, latitude = 0] = found.geometry.coordinates
  const { properties: facts } = found
  if ('property' in facts)
    return {
      kind: 'property',
      key: `p${facts.property.ref}`,
      latitude,
      longitude,
      property: facts.property,
    }
  if ('cell' in facts) return toCellGroup(facts.cell)
  const { cluster_id: id, count } = facts
  return {
    kind: 'group',
    key: keyOf({ latitude, longitude, count }),
    latitude,
    longitude,
    count,
    leaves: () => index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties: leaf }) => leaf),
    splitsAt: () => index.getClusterExpansionZoom(id),
  }
}

/** From north to south, then from west to east. */
const inReadingOrder = (one: MapMark, other: MapMark): number =>
  other.latitude - one.latitude || one.longitude - other.longitude

function loadIndex(leaves: readonly Leaf[]): Index {
  const index: Index = new Supercluster({
    ...{ radius: groupRadius, extent: tileSize, maxZoom: maxMapZoom },
    map: (leaf) => ({ count: countOf(leaf) }),
    reduce: (sum, { count }) => {
      sum.count += count
    },
  })
  index.load(
    leaves.map((leaf) => {
      const { latitude, longitude } = placeOf(leaf)
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: leaf,
      }
    }),
  )
  return index
}

/**
 * Groups properties and cells so that their markers do not overlap at any zoom.
 *
 * @param cellWidth of the grid of the cells, in degrees; of no meaning without cells
 */
export function clusterProperties(
  properties: readonly MapProperty[],
  cells: readonly MapCell[] = [],
  cellWidth = 0,
): MapClusters {
  const index = loadIndex([
    ...properties.map((property) => ({ property })),
    ...cells.map((cell) => ({ cell })),
  ])
  const boxOf = (leaf: Leaf): MapBounds => {
    if ('cell' in leaf) return cellAround(leaf.cell, cellWidth)
    const { latitude, longitude } = leaf.property
    return { north: latitude, south: latitude, east: longitude, west: longitude }
  }
  const isIn = (leaf: Leaf, { ref, position }: SoughtProperty): boolean => {
    if ('property' in leaf) return leaf.property.ref === ref
    return position !== null && contains(boxOf(leaf), position)
  }
  return {
    marksIn: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], Math.floor(zoom))
        .map((found) => toMark(index, found))
        .sort(inReadingOrder),
    membersOf: (group) => {
      const leaves = group.leaves()
      const members = leaves.flatMap((leaf) => ('property' in leaf ? leaf.property : []))
      return members.length === leaves.length ? members : null
    },
    boundsOf: (group) => {
      const boxes = group.leaves().map(boxOf)
      return {
        north: Math.max(...boxes.map(({ north }) => north)),
        south: Math.min(...boxes.map(({ south }) => south)),
        east: Math.max(...boxes.map(({ east }) => east)),
        west: Math.min(...boxes.map(({ west }) => west)),
      }
    },
    openingZoom: (group, zoom) => {
      const opening = group.splitsAt(zoom)
      return opening > maxMapZoom ? null : opening
    },
    contains: (mark, sought) =>
      mark.kind === 'property'
        ? mark.property.ref === sought.ref
        : mark.leaves().some((leaf) => isIn(leaf, sought)),
  }
}

/**
 * The properties that the map draws: without those whose ribbon is on the ignore list (specification 7, acceptance
 * D5).
 */
export const shownProperties = (
  properties: readonly MapProperty[],
  marqueeIgnoreList: readonly number[],
): MapProperty[] =>
  properties.filter(({ marquee }) => marquee === null || !marqueeIgnoreList.includes(marquee))
