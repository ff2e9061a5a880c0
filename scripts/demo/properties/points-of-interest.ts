import type { PointOfInterestKind } from '@/features/property/model/points-of-interest'

import type { DemoKind } from './kinds'
import { seeded } from './seeded'

export interface DemoPoint {
  kind: PointOfInterestKind
  name: string | null
  distanceInMetres: number
}

/** Usual distance to such a place, in metres. */
const usualDistances: [PointOfInterestKind, number, number][] = [
  ['bus', 80, 600],
  ['shops', 150, 1400],
  ['school', 200, 1600],
  ['childcare', 250, 1800],
  ['park', 200, 2200],
  ['station', 500, 4200],
  ['motorway', 900, 5200],
]

/** Distances around a property; storage and unfinished files have none. */
export function pointsOfInterestOf(ref: number, kind: DemoKind): DemoPoint[] {
  if (kind === 'garage' || kind === 'parking') return []
  const random = seeded(`near:${ref}`)
  return usualDistances.flatMap(([each, near, far]) =>
    random.chance(0.72)
      ? [{ kind: each, name: null, distanceInMetres: Math.round(random.between(near, far) / 10) * 10 }]
      : [],
  )
}
