import type { Localized } from '@/lib/i18n/locales'
import type { MapPoint } from '@/features/listings/model/listing-filters'

export interface RiverCourse {
  name: Localized
  /** Line width, in pixels at zoom 11. */
  width: number
  /** In the direction of flow. */
  course: MapPoint[]
}

const toPoint = ([latitude, longitude]: readonly [number, number]): MapPoint => ({ latitude, longitude })

const meuse: [number, number][] = [
  [50.4619, 4.8668],
  [50.4705, 4.912],
  [50.4868, 4.955],
  [50.4712, 4.998],
  [50.4862, 5.029],
  [50.4925, 5.096],
  [50.5, 5.145],
  [50.5085, 5.186],
  [50.5195, 5.239],
  [50.538, 5.287],
  [50.5455, 5.318],
  [50.557, 5.362],
  [50.5782, 5.4],
  [50.5922, 5.44],
  [50.6005, 5.468],
  [50.6138, 5.501],
  [50.609, 5.526],
  [50.6035, 5.5385],
  [50.6065, 5.553],
  [50.6155, 5.565],
  [50.6225, 5.5733],
  [50.629, 5.5755],
  [50.6365, 5.5728],
  [50.6405, 5.5765],
  [50.6428, 5.58],
  [50.6468, 5.589],
  [50.655, 5.606],
  [50.6612, 5.63],
  [50.6712, 5.649],
  [50.6882, 5.675],
  [50.7095, 5.688],
  [50.735, 5.6935],
  [50.757, 5.684],
  [50.778, 5.699],
  [50.815, 5.697],
  [50.848, 5.6935],
]

const ourthe: [number, number][] = [
  [50.182, 5.577],
  [50.2075, 5.55],
  [50.235, 5.49],
  [50.268, 5.446],
  [50.316, 5.44],
  [50.3525, 5.456],
  [50.366, 5.49],
  [50.377, 5.521],
  [50.404, 5.525],
  [50.427, 5.538],
  [50.4575, 5.566],
  [50.4735, 5.5805],
  [50.49, 5.588],
  [50.51, 5.577],
  [50.5345, 5.5665],
  [50.5455, 5.578],
  [50.556, 5.569],
  [50.5705, 5.583],
  [50.5855, 5.5905],
  [50.598, 5.586],
  [50.6075, 5.598],
  [50.6128, 5.6045],
  [50.6178, 5.594],
  [50.6225, 5.5815],
  [50.627, 5.5765],
]

const vesdre: [number, number][] = [
  [50.6265, 6.034],
  [50.622, 6.005],
  [50.606, 5.966],
  [50.6175, 5.9405],
  [50.604, 5.906],
  [50.592, 5.881],
  [50.5905, 5.86],
  [50.58, 5.832],
  [50.568, 5.805],
  [50.5665, 5.77],
  [50.5725, 5.742],
  [50.5735, 5.694],
  [50.5795, 5.667],
  [50.5885, 5.6445],
  [50.601, 5.628],
  [50.6115, 5.6155],
  [50.6125, 5.6045],
]

const ambleve: [number, number][] = [
  [50.395, 5.931],
  [50.381, 5.905],
  [50.371, 5.873],
  [50.3935, 5.876],
  [50.4095, 5.846],
  [50.4045, 5.808],
  [50.432, 5.776],
  [50.459, 5.741],
  [50.479, 5.713],
  [50.4735, 5.676],
  [50.481, 5.64],
  [50.4715, 5.612],
  [50.4735, 5.5805],
]

/**
 * The rivers of the Liège region, drawn by hand: simplified courses through places along them, exact to some
 * hundred metres and for orientation only. Our own drawing, not copied from a map.
 */
export const riverCourses: readonly RiverCourse[] = [
  {
    name: { nl: 'Maas', fr: 'Meuse', en: 'Meuse', de: 'Maas' },
    width: 5,
    course: meuse.map(toPoint),
  },
  {
    name: { nl: 'Ourthe', fr: 'Ourthe', en: 'Ourthe', de: 'Ourthe' },
    width: 2.5,
    course: ourthe.map(toPoint),
  },
  {
    name: { nl: 'Vesder', fr: 'Vesdre', en: 'Vesdre', de: 'Weser' },
    width: 2,
    course: vesdre.map(toPoint),
  },
  {
    name: { nl: 'Amblève', fr: 'Amblève', en: 'Amblève', de: 'Amel' },
    width: 2,
    course: ambleve.map(toPoint),
  },
]

const stepsBetween = 12

function between([before, from, to, after]: [number, number, number, number], part: number): number {
  const square = part * part
  return (
    0.5 *
    (2 * from +
      (to - before) * part +
      (2 * before - 5 * from + 4 * to - after) * square +
      (3 * from - before - 3 * to + after) * square * part)
  )
}

/** A curve through all points of a line (Catmull-Rom), as rivers have no corners. */
export function smoothLine(points: readonly MapPoint[]): MapPoint[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]
  return points.flatMap((point, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    if (!before || !to || !after || index === points.length - 1) return [point]
    return Array.from({ length: stepsBetween }, (_, step) => ({
      latitude: between([before.latitude, point.latitude, to.latitude, after.latitude], step / stepsBetween),
      longitude: between(
        [before.longitude, point.longitude, to.longitude, after.longitude],
        step / stepsBetween,
      ),
    }))
  })
}
