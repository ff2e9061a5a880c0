import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'

import type { MapBounds, MapProperty } from './map-messages'

/**
 * The maximum zoom of the map; groups exist up to it, because several properties may have the same coordinates.
 */
export const maxMapZoom = 18

/** Markers closer together than this form a group, in screen pixels. */
const groupRadius = 80
/** Tile size of Leaflet, which defines a zoom level; the default of supercluster is 512. */
const tileSize = 256

interface PointFacts {
  property: MapProperty
}

/** A marker: one property, or a group too close together to be drawn separately. */
export type MapMark =
  | { kind: 'property'; key: string; latitude: number; longitude: number; property: MapProperty }
  | { kind: 'group'; key: string; latitude: number; longitude: number; id: number; count: number }

export interface MapClusters {
  marksIn: (bounds: MapBounds, zoom: number) => MapMark[]
  /** The properties of a group. */
  membersOf: (id: number) => MapProperty[]
  /** The zoom at which a group splits; null if it splits at no zoom of the map, as with equal coordinates. */
  openingZoom: (id: number) => number | null
}

type Found = ClusterFeature<object> | PointFeature<PointFacts>

function toMark(found: Found): MapMark {
  const [longitude = 0, latitude = 0] = found.geometry.coordinates
  if ('property' in found.properties) {
    const { property } = found.properties
    return { kind: 'property', key: `p${property.ref}`, latitude, longitude, property }
  }
  const { cluster_id: id, point_count: count } = found.properties
  return { kind: 'group', key: `g${id}`, latitude, longitude, id, count }
}

/** From north to south, then from west to east. */
const inReadingOrder = (one: MapMark, other: MapMark): number =>
  other.latitude - one.latitude || one.longitude - other.longitude

/** Groups the properties so that their markers do not overlap at any zoom. */
export function clusterProperties(properties: readonly MapProperty[]): MapClusters {
  const index = new Supercluster<PointFacts, object>({
    radius: groupRadius,
    extent: tileSize,
    maxZoom: maxMapZoom,
  })
  index.load(
    properties.map((property) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [property.longitude, property.latitude] },
      properties: { property },
    })),
  )
  const membersOf = (id: number) =>
    index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties: { property } }) => property)
  return {
    marksIn: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], Math.floor(zoom)).map(toMark).sort(inReadingOrder),
    membersOf,
    openingZoom: (id) => {
      const zoom = index.getClusterExpansionZoom(id)
      return zoom > maxMapZoom ? null : zoom
    },
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
