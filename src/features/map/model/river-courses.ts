import type { MapPoint } from '@/features/listings/model/listing-filters'
import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

/** A river of the drawn map, as the agency's site has it in `map/rivers.json` of its data folder. */
export interface RiverCourse {
  /** A language without a name shows that of another. */
  name: OfLanguages<string>
  /** Line width, in pixels at zoom 11. */
  width: number
  /** Latitude and longitude of points along it, in the direction of flow. */
  course: [number, number][]
}

/** Of the stored file: it is loaded with every map. */
export const maxRiverBytes = 60_000

const isCoordinates = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each, at) => typeof each === 'number' && Math.abs(each) <= (at === 0 ? 90 : 180))

const isRiver = (value: unknown): value is RiverCourse =>
  isRecord(value) &&
  isRecord(value.name) &&
  Object.values(value.name).every((name) => typeof name === 'string') &&
  typeof value.width === 'number' &&
  Array.isArray(value.course) &&
  value.course.every(isCoordinates)

/** Whether a stored value can be drawn. */
export const areRivers = (value: unknown): value is RiverCourse[] =>
  Array.isArray(value) && value.every(isRiver)

export const riverName = ({ name }: RiverCourse, locale: Locale): string =>
  name[locale] ?? Object.values(name)[0] ?? ''

export const riverPoints = ({ course }: RiverCourse): MapPoint[] =>
  course.map(([latitude, longitude]) => ({ latitude, longitude }))

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
