import { toPixels } from './mark-boxes'
import type { MapProperty, MapRing } from './map-messages'
import { labelBox, pinBox, placeLabels, type LabelCandidate, type OccupiedBox } from './place-labels'

/** The place of a property page, and the circles around it. */
export interface Situation {
  place: MapProperty
  rings: readonly MapRing[]
}

export interface RingLabel extends LabelCandidate {
  ring: MapRing
}

/** At the equator, where a tile of zoom 0 is as wide as the earth. */
const metresAround = 40_075_017
const tileSize = 256

const metresPerPixel = (latitude: number, zoom: number): number =>
  (metresAround * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom)

const boxOfPin = ({ place }: Situation, zoom: number): OccupiedBox[] =>
  place.isApproximate ? [] : [pinBox(toPixels(place, zoom))]

/** The labels of the circles, each at the south of its own, as far as they fit; that of the widest first. */
export function ringLabels(situation: Situation, zoom: number): RingLabel[] {
  const { place, rings } = situation
  const { x, y } = toPixels(place, zoom)
  const scale = metresPerPixel(place.latitude, zoom)
  const candidates = rings
    .toSorted((one, other) => other.radiusInMetres - one.radiusInMetres)
    .map((ring) => ({ ring, text: ring.label, x, y: y + ring.radiusInMetres / scale }))
  return placeLabels(candidates, boxOfPin(situation, zoom), [0])
}

/** What pin and circles occupy, in pixels of the whole map. */
export const situationBoxes = (situation: Situation, zoom: number): OccupiedBox[] => [
  ...boxOfPin(situation, zoom),
  ...ringLabels(situation, zoom).map(labelBox),
]

interface Corner {
  x: number
  y: number
}

/** Half of the scale and of the buttons of the zoom, with their margins. */
const scaleSize: Corner = { x: 60, y: 22 }
const zoomSize: Corner = { x: 34, y: 54 }
/** The bar of sources while it has only the button of the street map. */
const usualBar: Corner = { x: 170, y: 48 }
/** Beyond the frame; a label would be cut there. */
const beyond = 10_000

const boxAt = (x: number, y: number, half: Corner): OccupiedBox => ({
  x,
  y,
  halfWidth: half.x,
  halfHeight: half.y,
})

/**
 * What the frame of the map occupies: its edges, the scale, the buttons and the bar of sources.
 *
 * @param min its north-west corner, in pixels of the whole map
 * @param max its south-east corner
 * @param barWidth of the sources, as measured; it is as long as their names
 */
export function frameBoxes(min: Corner, max: Corner, barWidth = 0): OccupiedBox[] {
  const bar: Corner = { x: Math.max(barWidth, usualBar.x) / 2, y: usualBar.y / 2 }
  const [x, y] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
  const far = { x: beyond, y: beyond }
  return [
    boxAt(min.x - beyond, y, far),
    boxAt(max.x + beyond, y, far),
    boxAt(x, min.y - beyond, far),
    boxAt(x, max.y + beyond, far),
    boxAt(min.x + scaleSize.x, max.y - scaleSize.y, scaleSize),
    boxAt(max.x - bar.x, max.y - bar.y, bar),
    boxAt(min.x + zoomSize.x, min.y + zoomSize.y, zoomSize),
  ]
}
