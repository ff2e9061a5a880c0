import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'

import type { MapBounds, MapProperty } from './map-messages'

/** The nearest view the map offers; groups exist up to it, because several properties may stand on one spot. */
export const maxMapZoom = 18

/** Markers nearer to each other than this become a group, in pixels of the screen. */
const groupRadius = 80
/** Leaflet's tiles, which give a zoom its meaning; supercluster would assume 512. */
const tileSize = 256

interface PointFacts {
  property: MapProperty
}

/** What stands on the map: one property, or several that stand too close to tell apart. */
export type MapMark =
  | { kind: 'property'; key: string; latitude: number; longitude: number; property: MapProperty }
  | { kind: 'group'; key: string; latitude: number; longitude: number; id: number; count: number }

export interface MapClusters {
  marksIn: (bounds: MapBounds, zoom: number) => MapMark[]
  /** The properties of a group. */
  membersOf: (id: number) => MapProperty[]
  /** The zoom at which a group falls apart; null when no zoom of the map does it, as on one spot. */
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

/** From north to south and from west to east, as one reads. */
const inReadingOrder = (one: MapMark, other: MapMark): number =>
  other.latitude - one.latitude || one.longitude - other.longitude

/** Groups the properties so that their markers do not cover each other, at every zoom. */
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

/** What the map draws of its content: not what wears a ribbon of the ignore list (specification 7, acceptance D5). */
export const shownProperties = (
  properties: readonly MapProperty[],
  marqueeIgnoreList: readonly number[],
): MapProperty[] =>
  properties.filter(({ marquee }) => marquee === null || !marqueeIgnoreList.includes(marquee))
