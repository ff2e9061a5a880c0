import Supercluster from 'supercluster'

import type { MapPoint } from '@/features/listings/model/listing-filters'
import { cellAround, contains } from '@/features/listings/model/map-grid'

import type { MapBounds, MapCell, MapProperty } from './map-messages'
import {
  countOf,
  inReadingOrder,
  joinMarks,
  placeOf,
  toGroup,
  toMark,
  type Leaf,
  type MapGroup,
  type MapMark,
} from './map-marks'
import { joinOverlapping, markBox } from './mark-boxes'

/**
 * The maximum zoom of the map; groups exist up to it, because several properties may have the same coordinates.
 */
export const maxMapZoom = 18

/** Markers closer together than this form a group, in screen pixels. */
const groupRadius = 80
/** Tile size of Leaflet, which defines a zoom level; the default of supercluster is 512. */
const tileSize = 256

/** Between whole zooms the drawn map has quarters: groups are made for each. */
const zoomSteps = 4

/** A cell alone opens that much closer; what it holds is requested then. */
const zoomIntoCell = 2

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

type Index = Supercluster<Leaf, { count: number }>

/** All markers of a zoom, in reading order. */
function marksAt(index: Index, zoom: number, scale: number): MapMark[] {
  const marks = index.getClusters([-180, -90, 180, 90], Math.ceil(zoom)).map((cluster): MapMark => {
    const [longitude = 0, latitude = 0] = cluster.geometry.coordinates
    const { properties: facts } = cluster
    if (!('cluster_id' in facts)) return toMark(facts)
    const leaves = index.getLeaves(facts.cluster_id, Number.POSITIVE_INFINITY)
    return toGroup(
      { latitude, longitude },
      leaves.map(({ properties: leaf }) => leaf),
    )
  })
  return joinOverlapping(marks, (mark) => markBox(mark, zoom, scale), joinMarks).sort(inReadingOrder)
}

function loadIndex(leaves: readonly Leaf[]): Index {
  const index: Index = new Supercluster({
    radius: groupRadius,
    extent: tileSize,
    maxZoom: maxMapZoom,
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

const containsAll = (leaves: readonly Leaf[], wanted: readonly Leaf[]): boolean => {
  const all = new Set(leaves.map(placeOf))
  return wanted.every((leaf) => all.has(placeOf(leaf)))
}

/** Whether all of a group is in one of these markers. */
const isWhole = (group: MapGroup, marks: readonly MapMark[]): boolean =>
  marks.some(
    (mark) => mark.kind === 'group' && mark.count >= group.count && containsAll(mark.leaves, group.leaves),
  )

/** The markers of each zoom, made once. */
function rememberLevels(index: Index, scale: number): (zoom: number) => MapMark[] {
  const levels = new Map<number, MapMark[]>()
  return (zoom) => {
    const marks = levels.get(zoom) ?? marksAt(index, zoom, scale)
    levels.set(zoom, marks)
    return marks
  }
}

/**
 * Groups properties and cells so that no marker covers a part of another at any zoom.
 *
 * @param cellWidth of the grid of the cells, in degrees; of no meaning without cells
 * @param scale the root font size, as a multiple of 16 pixels
 */
export function clusterProperties(
  properties: readonly MapProperty[],
  cells: readonly MapCell[] = [],
  cellWidth = 0,
  scale = 1,
): MapClusters {
  const index = loadIndex([
    ...properties.map((property) => ({ property })),
    ...cells.map((cell) => ({ cell })),
  ])
  const level = rememberLevels(index, scale)
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
    marksIn: (bounds, zoom) =>
      level(Math.floor(zoom * zoomSteps) / zoomSteps).filter((mark) => contains(bounds, mark)),
    membersOf: ({ leaves }) => {
      const members = leaves.flatMap((leaf) => ('property' in leaf ? leaf.property : []))
      return members.length === leaves.length ? members : null
    },
    boundsOf: (group) => {
      const boxes = group.leaves.map(boxOf)
      return {
        north: Math.max(...boxes.map(({ north }) => north)),
        south: Math.min(...boxes.map(({ south }) => south)),
        east: Math.max(...boxes.map(({ east }) => east)),
        west: Math.min(...boxes.map(({ west }) => west)),
      }
    },
    openingZoom: (group, zoom) => {
      if (zoom >= maxMapZoom) return null
      const [leaf, ...others] = group.leaves
      if (leaf && 'cell' in leaf && others.length === 0) return Math.min(zoom + zoomIntoCell, maxMapZoom)
      for (let next = Math.floor(zoom) + 1; next <= maxMapZoom; next += 1)
        if (!isWhole(group, level(next))) return next
      return null
    },
    contains: (mark, sought) =>
      mark.kind === 'property'
        ? mark.property.ref === sought.ref
        : mark.leaves.some((leaf) => isIn(leaf, sought)),
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
