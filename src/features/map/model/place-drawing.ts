import type { Locale } from '@/lib/i18n/locales'
import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { kilometresPerDegree, longitudeScaleAt } from '@/features/listings/model/map-distance'

import { localityCells, nearestPlace, sharedPart, type Flat } from './locality-cells'
import type { MapOutlines, OutlinePoint } from './map-outlines'
import type { MapLocality } from './map-points'
import { pinBox, placeLabels, type LabelCandidate } from './place-labels'
import { riverName, riverPoints, type RiverCourse } from './river-courses'

/** What is marked: a postal address, or a whole locality. */
export interface PlaceMark extends MapPoint {
  isApproximate: boolean
}

export interface DrawnName extends LabelCandidate {
  kind: 'main' | 'section' | 'river'
}

/** A map as SVG shapes, in pixels of the drawing. */
export interface PlaceDrawing {
  width: number
  height: number
  land: string
  /** The boundaries between the localities, or between the municipalities where outlines are known. */
  cells: string
  /** The localities that are marked as a whole. */
  marked: string
  rivers: { path: string; width: number }[]
  names: DrawnName[]
  marks: { x: number; y: number; isApproximate: boolean }[]
}

const width = 1000
const height = 416
/** On a phone only the middle of the drawing is visible: all marks must be there. */
const phonePart = { width: 300, height: 260 }

const metresPerDegree = 111_320
/** With this distance, places side by side are as far apart as their names are long. */
const closestMetresPerPixel = 25

const frameMargin = 12
const frame: Flat[] = [
  [-frameMargin, -frameMargin],
  [width + frameMargin, -frameMargin],
  [width + frameMargin, height + frameMargin],
  [-frameMargin, height + frameMargin],
]

type ToPixels = (point: MapPoint) => Flat

const range = (values: number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { centre: (low + high) / 2, span: high - low }
}

/** The marks in the middle, at the closest possible scale. */
function projectionOf(marks: readonly MapPoint[]): ToPixels {
  const latitudes = range(marks.map(({ latitude }) => latitude))
  const longitudes = range(marks.map(({ longitude }) => longitude))
  const east = metresPerDegree * Math.cos((latitudes.centre * Math.PI) / 180)
  const metresPerPixel = Math.max(
    closestMetresPerPixel,
    (longitudes.span * east) / phonePart.width,
    (latitudes.span * metresPerDegree) / phonePart.height,
  )
  return ({ latitude, longitude }) => [
    width / 2 + ((longitude - longitudes.centre) * east) / metresPerPixel,
    height / 2 - ((latitude - latitudes.centre) * metresPerDegree) / metresPerPixel,
  ]
}

const write = ([x, y]: Flat): string => `${Math.round(x)} ${Math.round(y)}`

/** The part of a convex shape inside the drawing, as a closed path. */
function shapePath(corners: readonly Flat[]): string {
  const visible = sharedPart(corners, frame)
  return visible.length > 2 ? `M${visible.map(write).join('L')}Z` : ''
}

const touchesFrame = (points: readonly Flat[]): boolean => {
  const xs = range(points.map(([x]) => x))
  const ys = range(points.map(([, y]) => y))
  return (
    Math.abs(xs.centre - width / 2) < (xs.span + width) / 2 + frameMargin &&
    Math.abs(ys.centre - height / 2) < (ys.span + height) / 2 + frameMargin
  )
}

/** A curve through all points (Catmull-Rom as Bézier curves); only its visible part is written. */
function curvePath(points: readonly Flat[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  let end = -1
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
      if (!touchesFrame([from, to])) return ''
      const one: Flat = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const two: Flat = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      const start = end === index ? '' : `M${write(from)}`
      end = index + 1
      return `${start}C${write(one)} ${write(two)} ${write(to)}`
    })
    .join('')
}

const isInSight = ([x, y]: Flat): boolean => x > 30 && x < width - 30 && y > 16 && y < height - 16

/** What a drawing shows around its marks. */
interface PlaceSurroundings {
  places: readonly MapLocality[]
  rivers: readonly RiverCourse[]
  /** Of the municipalities; null for cells around the localities. */
  outlines: MapOutlines | null
}

function drawNames(
  { places, rivers: courses }: PlaceSurroundings,
  toPixels: ToPixels,
  locale: Locale,
): DrawnName[] {
  const named = (text: string, point: MapPoint, kind: DrawnName['kind']): DrawnName[] => {
    const at = toPixels(point)
    return isInSight(at) ? [{ text, x: Math.round(at[0]), y: Math.round(at[1]), kind }] : []
  }
  const rivers = courses.flatMap((river) => {
    const visible = riverPoints(river).filter((point) => isInSight(toPixels(point)))
    const point = visible[Math.floor(visible.length * 0.34)]
    return point ? named(riverName(river, locale), point, 'river') : []
  })
  return [
    ...places.filter(({ isMain }) => isMain).flatMap((place) => named(place.name, place, 'main')),
    ...rivers,
    ...places.filter(({ isMain }) => !isMain).flatMap((place) => named(place.name, place, 'section')),
  ]
}

/** The parts of a line inside the drawing. */
const linePath = (points: readonly Flat[]): string => {
  let end = -1
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      if (!touchesFrame([from, to])) return ''
      const start = end === index ? '' : `M${write(from)}`
      end = index + 1
      return `${start}L${write(to)}`
    })
    .join('')
}

type Ground = Pick<PlaceDrawing, 'land' | 'cells' | 'marked'>

function drawOutlines({ land, borders }: MapOutlines, toPixels: ToPixels): Ground {
  const toFlat = ([longitude, latitude]: OutlinePoint) => toPixels({ latitude, longitude })
  return {
    land: land.map((ring) => shapePath(ring.map(toFlat))).join(''),
    cells: borders.map((line) => linePath(line.map(toFlat))).join(''),
    // Outlines say where a municipality ends, not which it is: only the pin marks it.
    marked: '',
  }
}

function drawCells(places: readonly MapLocality[], marks: readonly PlaceMark[], toPixels: ToPixels): Ground {
  const { cells, outline } = localityCells(places)
  const shapes = cells.map((cell) => shapePath(cell.map(toPixels).toReversed()))
  const markedPlaces = new Set(
    marks.filter(({ isApproximate }) => isApproximate).map((mark) => nearestPlace(places, mark)),
  )
  return {
    land: shapePath(outline.map(toPixels).toReversed()),
    cells: shapes.join(''),
    marked: shapes.filter((_, index) => markedPlaces.has(places[index] ?? null)).join(''),
  }
}

/**
 * Draws a position: the municipalities around it, or the localities as cells, the rivers, names, and the marks in the middle. Drawn on
 * the server from our own data; a page shows it without any request.
 *
 * @returns null if no mark is given
 */
export function drawPlaces(
  surroundings: PlaceSurroundings,
  marks: readonly PlaceMark[],
  locale: Locale,
): PlaceDrawing | null {
  if (marks.length === 0) return null
  const toPixels = projectionOf(marks)
  const { places, rivers, outlines } = surroundings
  const points = marks.map(toPixels)
  return {
    width,
    height,
    ...(outlines ? drawOutlines(outlines, toPixels) : drawCells(places, marks, toPixels)),
    rivers: rivers.flatMap((river) => {
      const path = curvePath(riverPoints(river).map(toPixels))
      return path ? [{ path, width: river.width * 1.3 }] : []
    }),
    names: placeLabels(
      drawNames(surroundings, toPixels, locale),
      points.map(([x, y]) => pinBox({ x, y })),
    ),
    marks: points.map(([x, y], index) => ({
      x: Math.round(x),
      y: Math.round(y),
      isApproximate: marks[index]?.isApproximate ?? false,
    })),
  }
}

/** Corners of a drawn circle: sides of it are not seen. */
const circleCorners = 48

function cornersOf({ latitude, longitude, radiusInKm }: NearFilter): MapPoint[] {
  const radius = radiusInKm / kilometresPerDegree
  return Array.from({ length: circleCorners }, (_, index) => {
    const angle = (index / circleCorners) * 2 * Math.PI
    return {
      latitude: latitude + radius * Math.sin(angle),
      longitude: longitude + (radius * Math.cos(angle)) / longitudeScaleAt(latitude),
    }
  })
}

interface SearchedArea {
  area: readonly MapPoint[] | null
  near: NearFilter | null
  /** The chosen localities. */
  towns: readonly MapPoint[]
}

/** Draws where a search looks: the area that was drawn on the map, or the circle, else the towns; null without any. */
export function drawSearchedArea(
  surroundings: PlaceSurroundings,
  { area, near, towns }: SearchedArea,
  locale: Locale,
): PlaceDrawing | null {
  const corners = area ?? (near ? cornersOf(near) : [])
  if (corners.length === 0) {
    const marks = towns.map((town) => ({ ...town, isApproximate: true }))
    const drawing = drawPlaces(surroundings, marks, locale)
    // The cells say more than pins; outlines are not marked.
    return drawing && { ...drawing, marks: drawing.marked ? [] : drawing.marks }
  }
  const drawing = drawPlaces(
    surroundings,
    corners.map((corner) => ({ ...corner, isApproximate: false })),
    locale,
  )
  const path = corners.map(projectionOf(corners)).map(write).join('L')
  return drawing && { ...drawing, marked: `M${path}Z`, marks: [] }
}
